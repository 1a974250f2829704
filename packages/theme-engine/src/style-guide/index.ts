export * from './guide';
export * from './look';
