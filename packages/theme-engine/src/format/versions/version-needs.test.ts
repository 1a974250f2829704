import { expect, test } from 'vitest';
import { DEFAULT_DECISIONS, compileTheme } from '../../model';
import type { JsonObject } from '../../model/json';
import { listVersionNeeds } from './version-needs';

const styleVisual = (visual: string, card: string, item: JsonObject): JsonObject => ({
  name: 'A',
  visualStyles: { [visual]: { '*': { [card]: [item] } } },
});

test.each<[string, JsonObject, string[]]>([
  ['no setting that is newer', styleVisual('card', 'labels', { fontSize: 45 }), []],
  ['a base theme', { baseTheme: 'Fluent2' }, ['2.157 rejects baseTheme']],
  [
    'a large text class',
    { textClasses: { title: { fontSize: 46 } } },
    ['2.157 rejects text size 46'],
  ],
  ['a large text', styleVisual('card', 'labels', { fontSize: 60 }), ['2.157 rejects text size 60']],
  [
    'a new value of an older setting',
    styleVisual('tableEx', 'columnHeaders', { columnAdjustment: 'fixedWidth' }),
    [
      '2.157 rejects columnHeaders.columnAdjustment',
      '2.148 ignores columnHeaders.columnAdjustment',
    ],
  ],
  [
    'a colour name in a visual',
    styleVisual('card', 'labels', { color: { solid: { color: 'foreground' } } }),
    ['2.152 rejects foreground'],
  ],
  [
    'a newer setting of all visuals',
    styleVisual('*', 'spacing', { spaceAboveDivider: 4 }),
    ['2.157 ignores spacing.spaceAboveDivider'],
  ],
  [
    'a setting that a visual got later',
    styleVisual('cardVisual', 'layout', { fixedHeight: 4 }),
    ['2.152 ignores layout.fixedHeight'],
  ],
  [
    'a setting that is as old as its visual',
    styleVisual('listSlicer', 'label', { fontSize: 12 }),
    [],
  ],
  ['an unknown setting', styleVisual('card', 'nothing', { a: 1 }), []],
])('the needs of %s are listed', (_, theme, needs) => {
  const found = listVersionNeeds(theme).map(
    ({ version, effect, name }) => `${version} ${effect} ${name}`,
  );
  expect(found).toEqual(needs);
});

test('a rejection by every compared version has a message', () => {
  expect(listVersionNeeds({ baseTheme: 'Fluent2' })[0]?.message).toBe(
    'Versions of Power BI up to 2.152 reject the theme, because they don’t know the key baseTheme.',
  );
});

test('no version since 2.114 rejects a theme of the studio', () => {
  const theme = compileTheme({ name: 'A', decisions: DEFAULT_DECISIONS, changes: {} });
  expect(listVersionNeeds(theme).filter(({ effect }) => effect === 'rejects')).toEqual([]);
});
