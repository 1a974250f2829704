import { expect, it } from 'vitest';
import { createDocument, compileTheme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { fixDocument } from './mend';
import { inspect } from './inspect';
import { readTheme, type ReadTheme } from './read-theme';

const createStyle = (items: object) => ({
  name: 'A',
  visualStyles: { columnChart: { '*': { legend: [items] } } },
});

it('renames an ignored setting where another name is meant', () => {
  const document = createDocument(createStyle({ labelColour: '#444444' }) as never);
  const at = '/visualStyles/columnChart/*/legend/0/labelColour';
  const theme = compileTheme(fixDocument(document, at));
  expect(resolvePointer(theme, '/visualStyles/columnChart/*/legend/0/labelColor')).toBeDefined();
  expect(resolvePointer(theme, at)).toBeUndefined();
});

it('takes one out where nothing is meant, and leaves a right one', () => {
  const document = createDocument(createStyle({ xyzzyplugh: 1, show: true }) as never);
  const at = '/visualStyles/columnChart/*/legend/0/xyzzyplugh';
  expect(compileTheme(fixDocument(document, at))).toEqual(createStyle({ show: true }));
  expect(fixDocument(document, '/name')).toBe(document);
});

it('tells of a key that is there twice', () => {
  const read = readTheme('{\n"name": "A",\n"good": "#111111",\n"good": "#222222"\n}') as ReadTheme;
  expect(inspect(read, 'a.json').problems).toMatchObject([
    { title: 'good appears twice', line: 4, severity: 'ignored' },
  ]);
});
