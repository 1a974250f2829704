export * from './swatch-files';
export * from './swatches';
export { tokensOf } from '../tokens/tokens-of';
