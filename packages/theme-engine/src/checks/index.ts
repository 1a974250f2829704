export * from './contrast-check';
export * from './contrast-checks';
export * from './backgrounds';
export * from '../model/separation';
export * from './separation-fixes';
