export * from './accessibility-page';
export * from './facts';
