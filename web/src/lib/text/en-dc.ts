import cards from '../../../../i18n/en/dc-cards.ftl?raw';
import names from '../../../../i18n/en/dc-names.ftl?raw';
import page from '../../../../i18n/en/page-dc.ftl?raw';
import rules from '../../../../i18n/en/dc.ftl?raw';

export default [rules, names, cards, page];
