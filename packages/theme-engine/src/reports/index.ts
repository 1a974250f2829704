export * from './boxes';
export * from './debt';
export * from './literals';
export * from './promote';
export * from './report-files';
export * from './retheme';
export * from './unpack';
