import type powerbi from 'powerbi-visuals-api';
import { expect, test } from 'vitest';
import { LIGHT } from '../testing/palettes';
import { MANIFESTS } from '../manifests';
import { readSettings } from '../settings/table';
import { createFormatPane } from './format-pane';

const NAMES = { getDisplayName: (key: string) => key };
const createSelector = (row: number) => ({ id: `row ${row}` }) as powerbi.data.Selector;

test('lists the rows of a statement, each with a choice that the report keeps by its selector', () => {
  const rows = ['Revenue', 'Costs'].map((label, row) => ({
    label,
    kind: row === 0 ? ('value' as const) : ('inverted' as const),
    selector: () => createSelector(row),
  }));
  const model = createFormatPane({}, {}, NAMES, LIGHT, { rows });
  const [card] = model.cards as powerbi.visuals.FormattingCard[];
  const [group] = (card?.groups ?? []) as powerbi.visuals.FormattingGroup[];
  const slices = group?.slices as powerbi.visuals.SimpleVisualFormattingSlice[];
  expect(slices.map(({ displayName }) => displayName)).toEqual(['Revenue', 'Costs']);
  expect(new Set(slices.map(({ uid }) => uid)).size).toBe(2);
  const [, costs] = slices.map(({ control }) => control.properties as powerbi.visuals.ItemDropdown);
  expect(costs?.descriptor).toMatchObject({
    objectName: 'statementRow',
    propertyName: 'kind',
    selector: createSelector(1),
  });
  expect(costs?.value).toMatchObject({ value: 'inverted' });
});

test('lists no more rows than an author would look through', () => {
  const rows = Array.from({ length: 5000 }, (_, row) => ({
    label: `Row ${row}`,
    kind: 'value' as const,
    selector: () => createSelector(row),
  }));
  const [card] = createFormatPane({}, {}, NAMES, LIGHT, { rows })
    .cards as powerbi.visuals.FormattingCard[];
  const [group] = (card?.groups ?? []) as powerbi.visuals.FormattingGroup[];
  expect(group?.slices).toHaveLength(60);
});

test.each(MANIFESTS)('$name has the main switch of a card in its header', ({ settings }) => {
  const model = createFormatPane(settings, readSettings(settings), NAMES, LIGHT);
  const cards = model.cards as powerbi.visuals.FormattingCard[];
  const switches = Object.entries(settings).map(([name, { options }]) => [name, 'show' in options]);
  expect(cards.map(({ uid, topLevelToggle }) => [uid, topLevelToggle !== undefined])).toEqual(
    switches.map(([name, has]) => [`${name}-card`, has]),
  );
  for (const [i, { topLevelToggle, groups = [] }] of cards.entries()) {
    const [name = '', card] = Object.entries(settings)[i] ?? [];
    const count = Object.keys(card?.options ?? {}).length;
    const slices = groups.flatMap((group) => ('slices' in group ? (group.slices ?? []) : []));
    expect(slices).toHaveLength(topLevelToggle ? count - 1 : count);
    const control = topLevelToggle?.control.properties;
    if (control)
      expect(control.descriptor).toMatchObject({ objectName: name, propertyName: 'show' });
  }
});
