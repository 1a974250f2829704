/** The pictures of the packs in one file, which loads after the page. */
export { AnalyticsPicture } from '../showcase/pictures/analytics';
export { ChartsPicture } from '../showcase/pictures/charts';
export { KeyFiguresPicture } from '../showcase/pictures/key-figures';
export { TablesPicture } from '../showcase/pictures/tables';
