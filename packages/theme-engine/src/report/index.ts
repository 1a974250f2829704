export * from './amounts';
export * from './figures';
export * from './report';
export * from './visual-figures';
