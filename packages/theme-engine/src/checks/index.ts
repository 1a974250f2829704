export * from './contrast-check';
export * from './contrast-checks';
export * from './grounds';
export * from '../model/separation';
export * from './separation-fixes';
