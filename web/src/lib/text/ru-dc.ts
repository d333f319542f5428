import cards from '../../../../i18n/ru/dc-cards.ftl?raw';
import names from '../../../../i18n/ru/dc-names.ftl?raw';
import page from '../../../../i18n/ru/page-dc.ftl?raw';
import rules from '../../../../i18n/ru/dc.ftl?raw';

export default [rules, names, cards, page];
