export * from './convert-tokens';
export * from './format-tokens';
export { isTokenFile } from './token-tree';
