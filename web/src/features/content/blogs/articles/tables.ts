export { default as text } from '../../../../../content/blogs/tables-that-people-finish-reading.md?raw';
export { figures } from '../figures/tables';
