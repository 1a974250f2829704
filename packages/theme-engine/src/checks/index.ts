export * from './contrast-check';
export * from './contrast-checks';
export * from './grounds';
export * from './separation';
export * from './separation-fixes';
