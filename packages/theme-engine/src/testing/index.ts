export * from './pbip-schemas';
export * from './powerbi';
export * from './read-project';
