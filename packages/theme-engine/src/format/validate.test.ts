import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { IS_WHOLE, runs, sampleList } from '@flexa/testing/sample';
import {
  readSampleTheme,
  listSampleThemes,
  readThemeCatalogue,
  readThemeSchema,
} from '../testing/powerbi';
import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import type { Json, JsonObject } from '../model/json';
import {
  findCards,
  COMMON,
  isNewer,
  listOptions,
  PART_KEYS,
  VISUAL_KEYS,
} from './description/read-description';
import { mutateTheme, createRandom, addSetting } from './mutations';
import { validate } from './validate';

const MUTATED = runs(5000, 200);

const built = buildTheme('Meridian', DEFAULT_DECISIONS);
const listErrors = (theme: Json) =>
  validate(theme).errors.map(({ at, message }) => `${at} ${message}`);

describe('validate', () => {
  it('reports nothing for a studio theme', () => {
    const { errors, ignored, settings } = validate(built);
    expect(errors).toEqual([]);
    expect(ignored).toEqual([]);
    expect(settings).toBeGreaterThan(40);
  });

  it.each<[Json, string]>([
    [{}, ' The name is missing: Power BI rejects a theme without one.'],
    [[], ' [] is not valid here. A theme is one object: { "name": … }.'],
    [
      { name: 'A', dataColors: ['1F4E79'] },
      '/dataColors/0 Colour without #: "1F4E79". A colour is #RGB, #RRGGBB or #RRGGBBAA.',
    ],
    [
      { name: 'A', foregroundColor: '#252423' },
      '/foregroundColor Unknown key foregroundColor. The closest key is foreground.',
    ],
    [
      { name: 'A', textClasses: { title: { fontSize: '14' } } },
      '/textClasses/title/fontSize "14" is not valid here. It takes a number from 8 to 60, without quotes.',
    ],
    [
      { name: 'A', visualStyles: { columnChart: { '*': { labels: { show: true } } } } },
      '/visualStyles/columnChart/*/labels {"show":true} is not valid here. A card is a list of objects: [{ "show": true }].',
    ],
    [
      { name: 'A', visualStyles: { columnChart: { '*': { legend: [{ position: 'Above' }] } } } },
      '/visualStyles/columnChart/*/legend/0/position "Above" is not valid here. It takes "Top", "TopCenter", "TopRight", "Left", "Right", "LeftCenter", "RightCenter", "Bottom", "BottomCenter", "BottomRight".',
    ],
  ])('names the fault of %j and the correct value', (theme, message) => {
    expect(listErrors(theme)).toEqual([message]);
  });

  it('lists settings that Power BI ignores, with the nearest known name', () => {
    const theme = {
      name: 'A',
      visualStyles: {
        matrix: { '*': { grid: [{ gridVertical: true }] } },
        columnChart: { '*': { legend: [{ labelColour: '#444444' }], titles: [{ show: true }] } },
      },
    };
    const { errors, ignored } = validate(theme);
    expect(errors).toEqual([]);
    expect(ignored.map(({ at, message }) => `${at} ${message}`)).toEqual([
      '/visualStyles/matrix Power BI has no visual matrix; only a custom visual of that name would use it. The closest is pivotTable.',
      '/visualStyles/columnChart/*/legend/0/labelColour Power BI ignores labelColour: legend of columnChart has no such setting. The closest is labelColor.',
      '/visualStyles/columnChart/*/titles Power BI ignores titles. columnChart has no card of that name. The closest is title.',
    ]);
  });
});

describe('validate with settings of a newer Power BI', () => {
  const createSettings = (visual: string, card: string, item: JsonObject) => ({
    name: 'A',
    visualStyles: { [visual]: { '*': { [card]: [item] } } },
  });

  it.each<[string, JsonObject]>([
    ['the name of the base theme', { name: 'A', baseTheme: 'Fluent2-CY26SU08' }],
    ['a size of 60 points', createSettings('*', 'title', { fontSize: 60 })],
    [
      'a column of fixed width',
      createSettings('tableEx', 'columnHeaders', { columnAdjustment: 'fixedWidth' }),
    ],
    [
      'the button of a summary',
      createSettings('*', 'visualHeader', { showCopilotSummaryButton: false }),
    ],
    [
      'sentences in a tooltip',
      createSettings('*', 'visualTooltip', { sentenceTemplate: 'a', showSentenceFormat: true }),
    ],
    ['room above a divider', createSettings('*', 'spacing', { spaceAboveDivider: 4 })],
    [
      'the initial scroll position of a chart',
      createSettings('columnChart', 'categoryAxis', { initialScrollPosition: 'End' }),
    ],
    ['a shape of the older kind', createSettings('basicShape', 'background', { show: false })],
    ['a map of ArcGIS', createSettings('esriVisual', 'title', { show: false })],
    ['the state of a card', createSettings('cardVisual', 'title', { $id: 'default', show: true })],
  ])('accepts %s', (_name, theme) => {
    const { errors, ignored } = validate(theme);
    expect(errors).toEqual([]);
    expect(ignored).toEqual([]);
  });
});

describe('validate compared with Microsoft’s schema', () => {
  const schema = new Validator(readThemeSchema() as Schema, '7', true);
  const samples = listSampleThemes().map(
    (name) => [name, readSampleTheme(name) as JsonObject] as const,
  );
  // A studio theme has thousands of settings. A few of its visuals suffice and are much faster.
  const styles = Object.entries(built['visualStyles'] as JsonObject);
  const part = { ...built, visualStyles: Object.fromEntries(styles.slice(0, 5)) };
  /** Unknown keys that a newer schema may know: errors for Microsoft's schema, notes for us. */
  const isNewKey = ({ kind, at }: { kind: string; at: string }) =>
    kind === 'unknown-key' && /^\/(textClasses\/)?[^/]+$/.test(at);
  const isSameVerdict = (theme: Json, theirs = schema.validate(theme).valid) => {
    const { errors, ignored } = validate(theme);
    return theirs === (errors.length === 0 && !ignored.some(isNewKey));
  };

  it.each(samples)('gives the same verdict on %s', (name, theme) => {
    expect(validate(theme).errors.length === 0).toBe(name !== 'mattrudy-slicer.json');
    expect(isSameVerdict(theme)).toBe(true);
  });

  it(`gives the same verdict on at least 99.5 % of ${MUTATED} mutated themes`, () => {
    const random = createRandom(2152);
    const themes = [part, ...samples.map(([, theme]) => theme)];
    let valid = 0;
    const apart: string[] = [];
    for (let i = 0; i < MUTATED; i++) {
      const theme = mutateTheme(themes[i % themes.length] as Json, random);
      const theirs = schema.validate(theme).valid;
      if (theirs) valid++;
      if (!isSameVerdict(theme, theirs)) apart.push(describeDifference(theme));
    }
    // Guards against a check that always gives the same verdict.
    expect(valid).toBeGreaterThan(MUTATED / 10);
    expect(valid).toBeLessThan(MUTATED * 0.9);
    expect(apart.length, apart.join('\n')).toBeLessThanOrEqual(MUTATED / 200);
  }, 300_000);

  it(`gives the same verdict on every property of ${IS_WHOLE ? 'every visual' : 'some visuals'}`, () => {
    const random = createRandom(17610);
    const apart: string[] = [];
    for (const visual of sampleList([...VISUAL_KEYS, ...PART_KEYS], 0.1)) {
      for (const [card, kinds] of findCards(visual) ?? []) {
        for (const [name, type] of new Map(kinds.flatMap((kind) => [...kind]))) {
          if (isNewer(type) || listOptions(type)?.some((option) => option.isNewer)) continue;
          const theme = addSetting({ name: 'A' }, visual, card, name, random);
          const theirs = schema.validate(theme).valid;
          if (!isSameVerdict(theme, theirs)) apart.push(describeDifference(theme));
        }
      }
    }
    expect(apart).toEqual([]);
  }, 300_000);

  function describeDifference(theme: Json): string {
    const theirs = schema.validate(theme).errors.at(-1);
    return `${listErrors(theme).join('; ') || 'valid'} | ${theirs?.instanceLocation} ${theirs?.error}`;
  }

  it('knows every property of the schema, and only newer ones besides', () => {
    const catalogue = readThemeCatalogue() as Record<
      string,
      Record<string, Record<string, string>>
    >;
    const theirs = new Set(
      Object.entries(catalogue).flatMap(([visual, cards]) =>
        Object.entries(cards).flatMap(([card, names]) =>
          Object.keys(names).map((name) => `${visual}.${card}.${name}`),
        ),
      ),
    );
    // The catalogue omits settings of a visual's card that the common card of the same name has.
    const isCommon = (card: string, name: string) => COMMON.get(card)?.[0]?.has(name) ?? false;
    const ours = new Set<string>();
    const unknown: string[] = [];
    for (const visual of [...VISUAL_KEYS, ...PART_KEYS]) {
      for (const [card, kinds] of findCards(visual) ?? []) {
        for (const [name, type] of kinds.flatMap((kind) => [...kind])) {
          const id = `${visual}.${card}.${name}`;
          ours.add(id);
          if (isNewer(type) || !Object.hasOwn(catalogue, visual)) continue;
          if (!theirs.has(id) && !isCommon(card, name)) unknown.push(id);
        }
      }
    }
    expect([...theirs].filter((id) => !ours.has(id))).toEqual([]);
    expect(unknown).toEqual([]);
  });
});
