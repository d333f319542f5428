import replay from '../../../../i18n/ru/page-replay.ftl?raw';

export default [replay];
