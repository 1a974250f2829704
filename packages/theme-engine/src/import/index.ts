export * from './compare';
export * from './inspect';
export * from './read-theme';
export * from './report-file';
export * from './setting-names';
export * from './mend';
export * from './theme-text';
export { locateLine } from './json-reader';
