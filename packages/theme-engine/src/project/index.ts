export * from './build-project';
export * from './design';
export * from './designs';
export * from './report-design';
export { MEASURE_TABLE } from './report-model';
