export { default as text } from '../../../../../content/blogs/plan-and-actual-in-one-chart.md?raw';
export { figures } from '../figures/plan-and-actual';
