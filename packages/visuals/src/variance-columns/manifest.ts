import {
  createCategoricalMapping,
  createDrilldown,
  type DataRole,
  type VisualManifest,
} from '../host/manifest';
import { MAX_CATEGORIES } from './data';
import { VARIANCE_SETTINGS } from './settings';
import { EN } from './strings';

const ROLES: readonly DataRole[] = [
  { name: 'category', kind: 'Grouping', label: 'Role_Category', max: 1 },
  { name: 'panels', kind: 'Grouping', label: 'Role_Panels', max: 1 },
  { name: 'actual', kind: 'Measure', label: 'Role_Actual', max: 1 },
  { name: 'plan', kind: 'Measure', label: 'Role_Plan', max: 1 },
  { name: 'previous', kind: 'Measure', label: 'Role_Previous', max: 1 },
  { name: 'forecast', kind: 'Measure', label: 'Role_Forecast', max: 1 },
  { name: 'comments', kind: 'Measure', label: 'Card_Comments', max: 1 },
  { name: 'tooltips', kind: 'Measure', label: 'Role_Tooltips' },
];

export const VARIANCE_MANIFEST: VisualManifest = {
  name: 'variance-columns',
  displayName: 'Flexa Variance columns',
  description:
    'Columns for actual over outlined plan, with pins above for the difference from plan or the previous year, absolute and in percent, and hatched columns for a forecast behind the last actual value, in the colours of the report’s theme. Pins, forecast, the notation of scenarios and small multiples need a licence and carry a watermark without one; columns, plan and previous year are free.',
  version: '1.0.0.0',
  roles: ROLES,
  dataViewMappings: [createCategoricalMapping(ROLES, { top: { count: MAX_CATEGORIES } })],
  settings: VARIANCE_SETTINGS,
  capabilities: createDrilldown('category'),
  strings: EN,
};
