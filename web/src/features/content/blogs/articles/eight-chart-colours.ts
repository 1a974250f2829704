export { default as text } from '../../../../../content/blogs/eight-chart-colours-one-family.md?raw';
export { figures } from '../figures/eight-chart-colours';
