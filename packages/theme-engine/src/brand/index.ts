export * from './brand-theme';
export * from './css-colors';
export * from './pixel-colors';
