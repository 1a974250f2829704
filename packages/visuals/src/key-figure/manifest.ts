import { createCategoricalMapping, type DataRole, type VisualManifest } from '../host/manifest';
import { MAX_PLACES } from './data';
import { KEY_FIGURE_SETTINGS } from './settings';
import { EN } from './strings';

/** More cards than these are a table. */
const MAX_FIGURES = 12;
const ROLES: readonly DataRole[] = [
  { name: 'axis', kind: 'Grouping', label: 'Role_Axis', max: 1 },
  { name: 'figures', kind: 'Measure', label: 'Role_Figures', max: MAX_FIGURES },
  { name: 'references', kind: 'Measure', label: 'Role_References', max: MAX_FIGURES },
];

export const KEY_FIGURE_MANIFEST: VisualManifest = {
  name: 'key-figure',
  displayName: 'Flexa Key figure',
  description:
    'A figure, its change and its direction in a card, or several on one grid, with a small line of its history, in the colours of the report’s theme. The line needs a licence and carries a watermark without one; figures and changes are free.',
  version: '1.0.0.0',
  roles: [...ROLES.slice(1), ...ROLES.slice(0, 1)],
  dataViewMappings: [createCategoricalMapping(ROLES, { bottom: { count: MAX_PLACES } })],
  settings: KEY_FIGURE_SETTINGS,
  strings: EN,
};
