import cards from '../../../../i18n/pl/dc-cards.ftl?raw';
import names from '../../../../i18n/pl/dc-names.ftl?raw';
import page from '../../../../i18n/pl/page-dc.ftl?raw';
import rules from '../../../../i18n/pl/dc.ftl?raw';

export default [rules, names, cards, page];
