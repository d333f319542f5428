import replay from '../../../../i18n/pl/page-replay.ftl?raw';

export default [replay];
