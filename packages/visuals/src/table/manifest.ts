import { buildLimits, createDrilldown, type DataRole, type VisualManifest } from '../host/manifest';
import { ROW_CAPABILITIES } from '../statement';
import { MAX_PLACES } from './data';
import { KEPT, TABLE_SETTINGS } from './settings';
import { EN } from './strings';

/** Rows in a window; the next one is asked for when its end comes near. */
const WINDOW = 1000;

const ROLES: readonly DataRole[] = [
  { name: 'rows', kind: 'Grouping', label: 'Role_Rows', max: 1 },
  { name: 'values', kind: 'Measure', label: 'Role_Values', max: 8 },
  { name: 'plan', kind: 'Measure', label: 'Role_Plan', max: 1 },
  { name: 'previous', kind: 'Measure', label: 'Role_Previous', max: 1 },
  { name: 'bars', kind: 'Measure', label: 'Role_Bars', max: 4 },
  { name: 'lines', kind: 'Measure', label: 'Role_Lines', max: 3 },
  { name: 'kind', kind: 'Measure', label: 'Role_RowKind', max: 1 },
  { name: 'color', kind: 'Measure', label: 'Role_Color', max: 1 },
  { name: 'comments', kind: 'Measure', label: 'Card_Comments', max: 1 },
  { name: 'axis', kind: 'Grouping', label: 'Role_Axis', max: 1 },
];

const createPropertyIdentifier = (propertyName: string) => ({
  objectName: 'subTotals',
  propertyName,
});

export const TABLE_MANIFEST: VisualManifest = {
  name: 'table',
  displayName: 'Flexa Table',
  description:
    'Columns of values with small lines and bars from a zero line inside the cell, collapsible groups with subtotals at their head, and 10,000 rows, in the colours of the report’s theme. Bars and lines need a licence and carry a watermark without one; values, groups and totals are free.',
  version: '1.0.0.0',
  roles: ROLES,
  dataViewMappings: [
    {
      conditions: [buildLimits(ROLES)],
      matrix: {
        rows: { for: { in: 'rows' }, dataReductionAlgorithm: { window: { count: WINDOW } } },
        columns: { for: { in: 'axis' }, dataReductionAlgorithm: { top: { count: MAX_PLACES } } },
        values: {
          select: ['values', 'plan', 'previous', 'bars', 'lines', 'kind', 'color', 'comments'].map(
            (role) => ({
              for: { in: role },
            }),
          ),
        },
      },
    },
  ],
  settings: TABLE_SETTINGS,
  strings: EN,
  objects: {
    // Bookmarks keep and bring back properties with `filterState`.
    [KEPT]: {
      properties: {
        folds: { type: { text: true }, filterState: true },
        sort: { type: { text: true }, filterState: true },
        widths: { type: { text: true } },
      },
    },
    ...ROW_CAPABILITIES,
    // A group begins with its subtotal, so Power BI has to send the subtotal before the rows.
    subTotals: {
      properties: {
        rowSubtotals: { type: { bool: true } },
        columnSubtotals: { type: { bool: true } },
        rowSubtotalsType: {
          type: { enumeration: [{ value: 'Top' }, { value: 'Bottom' }] },
        },
      },
    },
  },
  capabilities: {
    // https://learn.microsoft.com/power-bi/developer/visuals/dataview-mappings#expand-and-collapse-row-headers
    ...createDrilldown('rows'),
    expandCollapse: { roles: ['rows'], addDataViewFlags: { defaultValue: true } },
    subtotals: {
      matrix: {
        rowSubtotals: {
          propertyIdentifier: createPropertyIdentifier('rowSubtotals'),
          defaultValue: true,
        },
        columnSubtotals: {
          propertyIdentifier: createPropertyIdentifier('columnSubtotals'),
          defaultValue: true,
        },
        rowSubtotalsType: {
          propertyIdentifier: createPropertyIdentifier('rowSubtotalsType'),
          defaultValue: 'Top',
        },
      },
    },
  },
};
