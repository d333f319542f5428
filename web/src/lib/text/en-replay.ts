import replay from '../../../../i18n/en/page-replay.ftl?raw';

export default [replay];
