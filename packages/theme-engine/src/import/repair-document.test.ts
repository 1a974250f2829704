import { expect, it } from 'vitest';
import { createDocument, compileTheme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { repairDocument } from './repair-document';
import { inspect } from './inspect';
import { readTheme, type ReadTheme } from './read-theme';

const createStyle = (items: object) => ({
  name: 'A',
  visualStyles: { columnChart: { '*': { legend: [items] } } },
});

it('repairDocument renames an ignored setting if it resembles a known one', () => {
  const document = createDocument(createStyle({ labelColour: '#444444' }) as never);
  const at = '/visualStyles/columnChart/*/legend/0/labelColour';
  const theme = compileTheme(repairDocument(document, at));
  expect(resolvePointer(theme, '/visualStyles/columnChart/*/legend/0/labelColor')).toBeDefined();
  expect(resolvePointer(theme, at)).toBeUndefined();
});

it('repairDocument removes an unknown setting and leaves a valid one', () => {
  const document = createDocument(createStyle({ xyzzyplugh: 1, show: true }) as never);
  const at = '/visualStyles/columnChart/*/legend/0/xyzzyplugh';
  expect(compileTheme(repairDocument(document, at))).toEqual(createStyle({ show: true }));
  expect(repairDocument(document, '/name')).toBe(document);
});

it('inspect reports a repeated key', () => {
  const read = readTheme('{\n"name": "A",\n"good": "#111111",\n"good": "#222222"\n}') as ReadTheme;
  expect(inspect(read, 'a.json').problems).toMatchObject([
    { title: 'good appears twice', line: 4, severity: 'ignored' },
  ]);
});
