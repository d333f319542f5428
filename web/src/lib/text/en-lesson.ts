import lessons from '../../../../i18n/en/lessons.ftl?raw';

export default [lessons];
