import { describe, expect, it } from 'vitest';
import { CLASSIC, loadBaseTheme } from '../base-themes';
import { readThemeCatalogue } from '../testing/powerbi';
import { buildTheme } from './build-theme';
import { computeContrast } from './contrast';
import { DEFAULT_DECISIONS, type Decisions } from './decisions';
import { formatTheme } from './document';
import { isObject, isSame, type Json, type JsonObject } from './json';
import { resolvePointer } from './pointer';
import { resolvePreset, STUDIO_PRESETS } from './studio-presets';
import { findIgnoredSettings, listSettings, type Catalogue } from './testing/settings';
import { findStateId, VISUAL_NAMES, VISUAL_STATES } from './visuals';

const theme = buildTheme('Meridian', DEFAULT_DECISIONS);
const readStyles = (built: JsonObject, visual: string) =>
  resolvePointer(built, `/visualStyles/${visual}/*`);
const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listStateIds = (items: Json | undefined) =>
  (Array.isArray(items) ? (items as readonly Json[]) : []).flatMap((item) =>
    isObject(item) && typeof item['$id'] === 'string' ? [item['$id']] : [],
  );

describe('buildTheme', () => {
  it('sets at least 1,000 properties on at least 35 visuals', () => {
    const settings = listSettings(theme);
    expect(settings.length).toBeGreaterThanOrEqual(1000);
    const styled = new Set(settings.map(({ visual }) => visual));
    expect(VISUAL_NAMES.filter((visual) => !styled.has(visual))).toEqual([]);
    expect(VISUAL_NAMES.length).toBeGreaterThanOrEqual(35);
  });

  it('returns the same bytes for the same decisions', () => {
    expect(formatTheme(buildTheme('Meridian', { ...DEFAULT_DECISIONS }))).toBe(formatTheme(theme));
  });

  it('writes each colour as six-digit hex in lower case', () => {
    const colors = formatTheme(theme).match(/#[\da-f]+/gi) ?? [];
    expect(colors.length).toBeGreaterThan(500);
    expect(colors.filter((color) => !/^#[\da-f]{6}$/.test(color))).toEqual([]);
  });

  it.each<[string, Partial<Decisions>]>([
    ['font', { font: 'Georgia' }],
    ['first level', { firstLevel: '#123456' }],
    ['second level', { secondLevel: '#123456' }],
    ['grid lines', { thirdLevel: '#123456' }],
    ['card', { background: '#fedcba' }],
    ['label size', { label: { weight: 'bold', size: 13 } }],
    ['accent', { accent: '#123456' }],
  ])('applies a changed %s to most visuals', (_, decision) => {
    const other = buildTheme('Meridian', { ...DEFAULT_DECISIONS, ...decision });
    const untouched = VISUAL_NAMES.filter((visual) =>
      isSame(readStyles(theme, visual), readStyles(other, visual)),
    );
    // Visuals without the changed element, such as images without text, may stay the same.
    expect(untouched.length).toBeLessThan(VISUAL_NAMES.length / 3);
  });

  it.each(['#2563c9', '#f2c811', '#777777', '#000000', '#ffffff'])(
    'gives button text on %s a contrast of 4.5 in the default, hover and pressed states',
    (accentFill) => {
      const built = buildTheme('A', { ...DEFAULT_DECISIONS, accentFill });
      for (const at of [0, 1, 2]) {
        const readColor = (card: string, property: string) =>
          resolvePointer(
            built,
            `/visualStyles/actionButton/*/${card}/${at}/${property}/solid/color`,
          ) as string;
        const ratio = computeContrast(
          readColor('text', 'fontColor'),
          readColor('fill', 'fillColor'),
        );
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('writes one item for each state of a visual, in the order of the states', () => {
    for (const [visual, card] of [
      ['actionButton', 'fill'],
      ['pageNavigator', 'text'],
      ['advancedSlicerVisual', 'value'],
      ['listSlicer', 'value'],
    ] as const) {
      const items = resolvePointer(readStyles(theme, visual), `/${card}`) as readonly Json[];
      const ids = VISUAL_STATES.flatMap((state) => findStateId(visual, state) ?? []);
      const written = items.map((item) => (isObject(item) ? item.$id : null));
      // A navigator also has the pressed state, which the studio doesn’t edit.
      expect(written.filter((id) => id !== 'press')).toEqual(ids);
    }
    expect(findStateId('columnChart', 'hover')).toBeNull();
  });

  it.each([
    'cardVisual',
    'slicer',
    'advancedSlicerVisual',
    'listSlicer',
    'actionButton',
    'pageNavigator',
    'bookmarkNavigator',
  ])('styles every state of %s that one of Power BI’s base themes styles', async (visual) => {
    const own = toObject(readStyles(theme, visual));
    const bases = [CLASSIC, await loadBaseTheme('Fluent2-CY26SU08')];
    // A state of the base theme would win over an item for all states.
    const missing = bases.flatMap((base) =>
      Object.entries(toObject(readStyles(base.theme, visual))).flatMap(([card, items]) => {
        const ids = listStateIds(own[card]);
        return Object.hasOwn(own, card)
          ? listStateIds(items).flatMap((id) => (ids.includes(id) ? [] : [`${card} ${id}`]))
          : [];
      }),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  const catalogue = readThemeCatalogue() as Catalogue;

  it.each(STUDIO_PRESETS.map(({ name }) => name))(
    'writes no setting of %s that Power BI ignores',
    (name) => {
      for (const page of ['light', 'dark'] as const) {
        const settings = listSettings(buildTheme(name, resolvePreset({ name }, page)));
        expect(findIgnoredSettings(settings, catalogue)).toEqual([]);
      }
    },
  );
});
