export * from './resolved-theme';
