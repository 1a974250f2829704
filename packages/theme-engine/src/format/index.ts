export * from './ask-schema';
export * from './check-theme';
export * from './description/labels';
export * from './mutations';
export * from './properties';
export * from './property';
export * from './verdict';
