export { default as text } from '../../../../../content/blogs/one-palette-light-and-dark.md?raw';
export { figures } from '../figures/light-and-dark';
