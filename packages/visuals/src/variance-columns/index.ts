export { type VarianceData, type VariancePoint } from './data';
export { drawVarianceColumns } from './draw';
export { sayInEnglish, type VarianceInput } from './input';
export { readVarianceSettings, VARIANCE_SETTINGS, type VarianceSettings } from './settings';
export { buildTooltip } from './tooltip';
export { VARIANCE_MANIFEST } from './manifest';
