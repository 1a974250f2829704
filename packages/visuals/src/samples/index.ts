/** Sample data of each visual, for the site, the studio, the marketplace's pictures and tests. */
export { BRIDGE_SAMPLES } from './bridge';
export { BULLET_SAMPLES } from './bullet-list';
export { FORECAST_SAMPLES } from './forecast';
export { KEY_FIGURE_SAMPLES } from './key-figure';
export {
  STATEMENT_BRIDGE,
  STATEMENT_MONTHS,
  STATEMENT_RATIOS,
  STATEMENT_REGIONS,
  STATEMENT_TABLE,
  sumAccount,
} from './statement';
export { TABLE_SAMPLES } from './table';
export { VARIANCE_SAMPLES } from './variance-columns';
