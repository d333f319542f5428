import cards from '../../../../i18n/ru/cards.ftl?raw';
import events from '../../../../i18n/ru/events.ftl?raw';
import games from '../../../../i18n/ru/games.ftl?raw';
import page from '../../../../i18n/ru/page.ftl?raw';
import records from '../../../../i18n/ru/records.ftl?raw';
import refusals from '../../../../i18n/ru/refusals.ftl?raw';
import server from '../../../../i18n/ru/server.ftl?raw';
import web from '../../../../i18n/ru/web.ftl?raw';

export default [games, cards, events, refusals, records, server, web, page];
