import {
  createCategoricalMapping,
  createDrilldown,
  type DataRole,
  type VisualManifest,
} from '../host/manifest';
import { ROW_CAPABILITIES } from '../statement';
import { MAX_STEPS } from './data';
import { BRIDGE_SETTINGS } from './settings';
import { EN } from './strings';

const ROLES: readonly DataRole[] = [
  { name: 'category', kind: 'Grouping', label: 'Role_Category', max: 1 },
  { name: 'panels', kind: 'Grouping', label: 'Role_Panels', max: 1 },
  { name: 'from', kind: 'Measure', label: 'Role_From', max: 1 },
  { name: 'value', kind: 'Measure', label: 'Role_Value', max: 1 },
  { name: 'subtotal', kind: 'Measure', label: 'Role_RowKind', max: 1 },
  { name: 'comments', kind: 'Measure', label: 'Card_Comments', max: 1 },
  { name: 'tooltips', kind: 'Measure', label: 'Role_Tooltips' },
];

export const BRIDGE_MANIFEST: VisualManifest = {
  name: 'bridge',
  displayName: 'Flexa Bridge',
  description:
    'From start to end in steps: totals, changes in good and bad, subtotals, connectors, the smallest steps folded into one, the total difference, an axis break for small changes of large totals, from left to right or top to bottom, in the colours of the report’s theme. A bridge from one measure to another, the total difference, the axis break, the notation of scenarios and small multiples need a licence and carry a watermark without one; a bridge of changes is free.',
  version: '1.0.0.0',
  roles: ROLES,
  dataViewMappings: [createCategoricalMapping(ROLES, { top: { count: MAX_STEPS } })],
  settings: BRIDGE_SETTINGS,
  capabilities: createDrilldown('category'),
  objects: ROW_CAPABILITIES,
  strings: EN,
};
