export * from './ask-schema';
export * from './check-theme';
export * from './description/labels';
export { THEME_COLORS } from './description/theme-keys';
export * from './mutations';
export * from './properties';
export * from './property';
export * from './verdict';
