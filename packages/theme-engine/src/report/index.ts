export * from './amounts';
export * from './figures';
export * from './report';
export { scaleOf } from './scale';
export * from './visual-figures';
