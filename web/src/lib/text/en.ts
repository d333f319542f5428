import cards from '../../../../i18n/en/cards.ftl?raw';
import events from '../../../../i18n/en/events.ftl?raw';
import games from '../../../../i18n/en/games.ftl?raw';
import page from '../../../../i18n/en/page.ftl?raw';
import records from '../../../../i18n/en/records.ftl?raw';
import refusals from '../../../../i18n/en/refusals.ftl?raw';
import server from '../../../../i18n/en/server.ftl?raw';
import web from '../../../../i18n/en/web.ftl?raw';

export default [games, cards, events, refusals, records, server, web, page];
