import lessons from '../../../../i18n/pl/lessons.ftl?raw';

export default [lessons];
