import { describe, expect, it } from 'vitest';
import { themeCatalogue } from '../testing/powerbi';
import { buildTheme } from './build-theme';
import { contrast } from './contrast';
import { DEFAULT_DECISIONS, type Decisions } from './decisions';
import { themeText } from './document';
import { isObject, isSame, type Json, type JsonObject } from './json';
import { valueAt } from './pointer';
import { presetOn, STUDIO_PRESETS } from './studio-presets';
import { ignoredSettings, settingsOf, type Catalogue } from './testing/settings';
import { stateId, VISUAL_NAMES, VISUAL_STATES } from './visuals';

const theme = buildTheme('Meridian', DEFAULT_DECISIONS);
const stylesOf = (built: JsonObject, visual: string) => valueAt(built, `/visualStyles/${visual}/*`);

describe('buildTheme', () => {
  it('sets at least 1,000 properties on at least 35 visuals', () => {
    const settings = settingsOf(theme);
    expect(settings.length).toBeGreaterThanOrEqual(1000);
    const styled = new Set(settings.map(({ visual }) => visual));
    expect(VISUAL_NAMES.filter((visual) => !styled.has(visual))).toEqual([]);
    expect(VISUAL_NAMES.length).toBeGreaterThanOrEqual(35);
  });

  it('gives the same bytes for the same decisions', () => {
    expect(themeText(buildTheme('Meridian', { ...DEFAULT_DECISIONS }))).toBe(themeText(theme));
  });

  it('writes each colour as six-digit hex in lower case', () => {
    const colors = themeText(theme).match(/#[\da-f]+/gi) ?? [];
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
  ])('one decision reaches the visuals that show it: %s', (_, decision) => {
    const other = buildTheme('Meridian', { ...DEFAULT_DECISIONS, ...decision });
    const untouched = VISUAL_NAMES.filter((visual) =>
      isSame(stylesOf(theme, visual), stylesOf(other, visual)),
    );
    // An image has no words, and so on; what is wholly of another kind may stay.
    expect(untouched.length).toBeLessThan(VISUAL_NAMES.length / 3);
  });

  it.each(['#2563c9', '#f2c811', '#777777', '#000000', '#ffffff'])(
    'puts words on %s that are read, also where it is pointed at and pressed',
    (accentFill) => {
      const built = buildTheme('A', { ...DEFAULT_DECISIONS, accentFill });
      for (const at of [0, 1, 2]) {
        const color = (card: string, property: string) =>
          valueAt(
            built,
            `/visualStyles/actionButton/*/${card}/${at}/${property}/solid/color`,
          ) as string;
        const ratio = contrast(color('text', 'fontColor'), color('fill', 'fillColor'));
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has an item for each state Power BI knows of a visual, in the order of the states', () => {
    for (const [visual, card] of [
      ['actionButton', 'fill'],
      ['pageNavigator', 'text'],
      ['advancedSlicerVisual', 'background'],
      ['listSlicer', 'value'],
    ] as const) {
      const items = valueAt(stylesOf(theme, visual), `/${card}`) as readonly Json[];
      const ids = VISUAL_STATES.flatMap((state) => stateId(visual, state) ?? []);
      expect(items.map((item) => (isObject(item) ? item.$id : null))).toEqual(ids);
    }
    expect(stateId('columnChart', 'hover')).toBeNull();
  });

  const catalogue = themeCatalogue() as Catalogue;

  it.each(STUDIO_PRESETS.map(({ name }) => name))(
    'uses nothing in %s that Power BI ignores',
    (name) => {
      for (const page of ['light', 'dark'] as const) {
        const settings = settingsOf(buildTheme(name, presetOn({ name }, page)));
        expect(ignoredSettings(settings, catalogue)).toEqual([]);
      }
    },
  );
});
