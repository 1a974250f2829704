export * from './guide';
export * from './guide-style';
