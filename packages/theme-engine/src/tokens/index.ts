export * from './document-of-tokens';
export * from './tokens-of';
export { isTokenFile } from './token-tree';
