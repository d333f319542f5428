import lessons from '../../../../i18n/ru/lessons.ftl?raw';

export default [lessons];
