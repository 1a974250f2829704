export { default as text } from '../../../../../content/blogs/theme-json-line-by-line.md?raw';
export { figures } from '../figures/theme-json';
