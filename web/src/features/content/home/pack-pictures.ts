/** The pictures of the packs in one file, which loads after the page. */
export { AnalyticsPicture } from './pack-analytics';
export { ChartsPicture } from './pack-charts';
export { DesignsPicture } from './pack-designs';
export { TablesPicture } from './pack-tables';
