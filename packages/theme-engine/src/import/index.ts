export * from './compare';
export * from './inspect';
export * from './read-theme';
export * from './report-file';
export * from './setting-names';
export * from './repair-document';
export * from './theme-text';
export { locateLine } from './json-reader';
