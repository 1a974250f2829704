import { expect, test } from 'vitest';
import { createCapabilitiesFile } from '../../build/project';
import { MANIFESTS } from '../manifests';
import { readTable } from '../table/read-data';
import {
  createCategoricalView,
  createMatrixView,
  createValueColumn,
  WORDS,
} from '../testing/views';
import { readExtras, findColumnFormat } from './read-columns';

const createMeasure = (role: string, formats: readonly (string | undefined)[]) => ({
  name: 'Sales',
  role,
  format: '#,0',
  values: formats.map((_, i) => i + 1),
  formats,
});
const findFormat = (formats: readonly (string | undefined)[]) =>
  findColumnFormat(createValueColumn(createMeasure('actual', formats)));

test.each(MANIFESTS)('$name is sent the formats that a model computes', (manifest) => {
  expect(createCapabilitiesFile(manifest).objects).toMatchObject({
    general: { properties: { formatString: { type: { formatting: { formatString: true } } } } },
  });
});

test('a measure has the format that its values share, or none if they differ', () => {
  expect(findFormat([undefined, undefined])).toBe('#,0');
  expect(findFormat(['€ #,0', undefined, '€ #,0'])).toBe('€ #,0');
  expect(findFormat(['€ #,0', '¥ #,0'])).toBeNull();
  expect(findColumnFormat(undefined)).toBeNull();
});

test('each value of a tooltip has its own format', () => {
  const view = createCategoricalView(null, [
    createMeasure('tooltips', ['€ #,0', '¥ #,0', undefined]),
  ]);
  expect(readExtras(view, WORDS)[0]?.values).toEqual(['€ 1', '¥ 2', '3']);
});

test('each cell of a table has its own format, and its column that of its measure', () => {
  const formats = ['€ #,0', '¥ #,0', undefined];
  const view = createMatrixView(
    'Region',
    [{ name: 'Sales', role: 'values', format: '#,0' }],
    formats.map((format, i) => ({ name: `Region ${i}`, values: [i], ...(format && { format }) })),
  );
  const { columns, rows } = readTable(view, WORDS).data;
  expect(columns[0]?.format).toBe('#,0');
  expect(rows.map(({ formats }) => formats)).toEqual([['€ #,0'], ['¥ #,0'], undefined]);
});
