export * from './resolve-theme';
