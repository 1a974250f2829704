import { expect, test } from 'vitest';
import { capabilitiesFile } from '../../build/project';
import { MANIFESTS } from '../manifests';
import { readTable } from '../table/read-data';
import { categoricalView, matrixView, valueColumn, WORDS } from '../testing/views';
import { extrasOf, formatOf } from './read-columns';

const measure = (role: string, formats: readonly (string | undefined)[]) => ({
  name: 'Sales',
  role,
  format: '#,0',
  values: formats.map((_, i) => i + 1),
  formats,
});
const formatIn = (formats: readonly (string | undefined)[]) =>
  formatOf(valueColumn(measure('actual', formats)));

test.each(MANIFESTS)('$name is sent the formats that a model computes', (manifest) => {
  expect(capabilitiesFile(manifest).objects).toMatchObject({
    general: { properties: { formatString: { type: { formatting: { formatString: true } } } } },
  });
});

test('a measure has the format that its values share, or none if they differ', () => {
  expect(formatIn([undefined, undefined])).toBe('#,0');
  expect(formatIn(['€ #,0', undefined, '€ #,0'])).toBe('€ #,0');
  expect(formatIn(['€ #,0', '¥ #,0'])).toBeNull();
  expect(formatOf(undefined)).toBeNull();
});

test('each value of a tooltip has its own format', () => {
  const view = categoricalView(null, [measure('tooltips', ['€ #,0', '¥ #,0', undefined])]);
  expect(extrasOf(view, WORDS)[0]?.values).toEqual(['€ 1', '¥ 2', '3']);
});

test('each cell of a table has its own format, and its column that of its measure', () => {
  const formats = ['€ #,0', '¥ #,0', undefined];
  const view = matrixView(
    'Region',
    [{ name: 'Sales', role: 'values', format: '#,0' }],
    formats.map((format, i) => ({ name: `Region ${i}`, values: [i], ...(format && { format }) })),
  );
  const { columns, rows } = readTable(view, WORDS).data;
  expect(columns[0]?.format).toBe('#,0');
  expect(rows.map(({ formats }) => formats)).toEqual([['€ #,0'], ['¥ #,0'], undefined]);
});
