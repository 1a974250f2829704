export * from './swatch-files';
export * from './swatches';
