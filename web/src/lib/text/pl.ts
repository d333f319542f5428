import cards from '../../../../i18n/pl/cards.ftl?raw';
import events from '../../../../i18n/pl/events.ftl?raw';
import games from '../../../../i18n/pl/games.ftl?raw';
import page from '../../../../i18n/pl/page.ftl?raw';
import records from '../../../../i18n/pl/records.ftl?raw';
import refusals from '../../../../i18n/pl/refusals.ftl?raw';
import server from '../../../../i18n/pl/server.ftl?raw';
import web from '../../../../i18n/pl/web.ftl?raw';

export default [games, cards, events, refusals, records, server, web, page];
