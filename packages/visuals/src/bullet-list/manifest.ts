import {
  createCategoricalMapping,
  createDrilldown,
  type DataRole,
  type VisualManifest,
} from '../host/manifest';
import { MAX_ROWS } from './data';
import { BULLET_SETTINGS } from './settings';
import { EN } from './strings';

const ROLES: readonly DataRole[] = [
  { name: 'category', kind: 'Grouping', label: 'Role_Category', max: 1 },
  { name: 'panels', kind: 'Grouping', label: 'Role_Panels', max: 1 },
  { name: 'actual', kind: 'Measure', label: 'Role_Actual', max: 1 },
  { name: 'target', kind: 'Measure', label: 'Role_Target', max: 1 },
  { name: 'ranges', kind: 'Measure', label: 'Role_Ranges', max: 3 },
  { name: 'comments', kind: 'Measure', label: 'Card_Comments', max: 1 },
  { name: 'tooltips', kind: 'Measure', label: 'Role_Tooltips' },
];

export const BULLET_MANIFEST: VisualManifest = {
  name: 'bullet-list',
  displayName: 'Flexa Bullet list',
  description:
    'A row for each category: a bar for actual, a mark for the target, ranges behind and the value beside, sorted and scrolled, in the colours of the report’s theme. Targets, ranges and small multiples need a licence and carry a watermark without one; bars and values are free.',
  version: '1.0.0.0',
  roles: ROLES,
  dataViewMappings: [createCategoricalMapping(ROLES, { top: { count: MAX_ROWS } })],
  settings: BULLET_SETTINGS,
  capabilities: createDrilldown('category'),
  strings: EN,
};
