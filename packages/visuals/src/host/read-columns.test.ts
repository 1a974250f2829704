import type powerbi from 'powerbi-visuals-api';
import { expect, test } from 'vitest';
import { capabilitiesFile } from '../../build/project';
import { MANIFESTS } from '../manifests';
import { readTable } from '../table/read-data';
import { extrasOf, formatOf } from './read-columns';

const WORDS = { locale: 'en-US', say: (key: string) => key };
const own = (formatString?: string) => (formatString ? { general: { formatString } } : {});
const measure = (role: string, formats: readonly (string | undefined)[]) =>
  ({
    source: { displayName: 'Sales', format: '#,0', roles: { [role]: true } },
    values: formats.map((_, i) => i + 1),
    objects: formats.map(own),
  }) as unknown as powerbi.DataViewValueColumn;

test.each(MANIFESTS)('$name is sent the formats that a model computes', (manifest) => {
  expect(capabilitiesFile(manifest).objects).toMatchObject({
    general: { properties: { formatString: { type: { formatting: { formatString: true } } } } },
  });
});

test('a measure has the format that its values share, and that of a plain number where they differ', () => {
  expect(formatOf(measure('actual', [undefined, undefined]))).toBe('#,0');
  expect(formatOf(measure('actual', ['€ #,0', undefined, '€ #,0']))).toBe('€ #,0');
  expect(formatOf(measure('actual', ['€ #,0', '¥ #,0']))).toBeNull();
  expect(formatOf(undefined)).toBeNull();
});

test('each value of a tooltip has its own format', () => {
  const values = [measure('tooltips', ['€ #,0', '¥ #,0', undefined])];
  const view = {
    metadata: { columns: [] },
    categorical: { values },
  } as unknown as powerbi.DataView;
  expect(extrasOf(view, WORDS)[0]?.values).toEqual(['€ 1', '¥ 2', '3']);
});

test('each cell of a table has its own format, and its column that of its measure', () => {
  const children = ['€ #,0', '¥ #,0', undefined].map((format, i) => ({
    value: i,
    values: { 0: { value: i, objects: own(format) } },
  }));
  const view = {
    metadata: { columns: [] },
    matrix: {
      rows: { levels: [{ sources: [{ displayName: 'Region' }] }], root: { children } },
      columns: { levels: [], root: { children: [{ levelSourceIndex: 0 }] } },
      valueSources: [{ displayName: 'Sales', format: '#,0', roles: { values: true } }],
    },
  } as unknown as powerbi.DataView;
  const { columns, rows } = readTable(view, WORDS).data;
  expect(columns[0]?.format).toBe('#,0');
  expect(rows.map(({ formats }) => formats)).toEqual([['€ #,0'], ['¥ #,0'], undefined]);
});
