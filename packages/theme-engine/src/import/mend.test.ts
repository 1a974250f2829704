import { expect, it } from 'vitest';
import { documentOf, themeOf } from '../model/document';
import { valueAt } from '../model/pointer';
import { mended } from './mend';
import { inspect } from './inspect';
import { readTheme, type ReadTheme } from './read-theme';

const style = (items: object) => ({
  name: 'A',
  visualStyles: { columnChart: { '*': { legend: [items] } } },
});

it('renames an ignored setting where another name is meant', () => {
  const document = documentOf(style({ labelColour: '#444444' }) as never);
  const at = '/visualStyles/columnChart/*/legend/0/labelColour';
  const theme = themeOf(mended(document, at));
  expect(valueAt(theme, '/visualStyles/columnChart/*/legend/0/labelColor')).toBeDefined();
  expect(valueAt(theme, at)).toBeUndefined();
});

it('takes one out where nothing is meant, and leaves a right one', () => {
  const document = documentOf(style({ xyzzyplugh: 1, show: true }) as never);
  const at = '/visualStyles/columnChart/*/legend/0/xyzzyplugh';
  expect(themeOf(mended(document, at))).toEqual(style({ show: true }));
  expect(mended(document, '/name')).toBe(document);
});

it('tells of a key that is there twice', () => {
  const read = readTheme('{\n"name": "A",\n"good": "#111111",\n"good": "#222222"\n}') as ReadTheme;
  expect(inspect(read, 'a.json').problems).toMatchObject([
    { title: 'good appears twice', line: 4, severity: 'ignored' },
  ]);
});
