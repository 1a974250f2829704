export { type VarianceData, type VariancePoint } from './data';
export { drawVarianceColumns } from './draw';
export { sayInEnglish, type VarianceInput } from './input';
export {
  initialVarianceSettings,
  usesPaidFeatures,
  VARIANCE_SETTINGS,
  type VarianceSettings,
} from './settings';
export { tooltipOf, type TooltipRow } from './tooltip';
