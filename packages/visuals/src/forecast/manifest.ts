import { createCategoricalMapping, type DataRole, type VisualManifest } from '../host/manifest';
import { MAX_MOMENTS } from './data';
import { FORECAST_SETTINGS } from './settings';
import { EN } from './strings';

const ROLES: readonly DataRole[] = [
  { name: 'axis', kind: 'Grouping', label: 'Role_Axis', max: 1 },
  { name: 'value', kind: 'Measure', label: 'Role_Value', max: 1 },
  { name: 'tooltips', kind: 'Measure', label: 'Role_Tooltips' },
];

export const FORECAST_MANIFEST: VisualManifest = {
  name: 'forecast',
  displayName: 'Flexa Forecast and outliers',
  description:
    'A line of values, then a forecast with ranges of 50, 80 and 95 percent or another, by exponential smoothing with a damped trend and a season that is fitted in the visual; outliers are marked with the word. Forecast and outliers need a licence and carry a watermark without one; the line is free.',
  version: '1.0.0.0',
  roles: ROLES,
  dataViewMappings: [createCategoricalMapping(ROLES, { bottom: { count: MAX_MOMENTS } })],
  settings: FORECAST_SETTINGS,
  strings: EN,
};
