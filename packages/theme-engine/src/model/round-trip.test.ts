import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '@flexa/testing/sample';
import { readSampleTheme, listSampleThemes } from '../testing/powerbi';
import { buildTheme } from './build-theme';
import { DEFAULT_DECISIONS } from './decisions';
import { createDocument, compileTheme, formatTheme, type Theme } from './document';
import { isSame } from './json';
import { recognise } from './recognise';
import { randomDecisions, randomHex } from './testing/random-decisions';

const RUNS = runs(10_000, 100);

/** A theme as it comes back from a file. */
const reread = (theme: Theme) => JSON.parse(formatTheme(theme)) as Theme;

describe('a studio theme', () => {
  it(`recognise returns every decision of ${RUNS} random studio themes`, () => {
    fc.assert(
      fc.property(randomDecisions, (decisions) => {
        const read = recognise(buildTheme('A', decisions));
        if (!isSame(read, decisions)) {
          expect(read).toEqual(decisions);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  }, 300_000);

  it('a studio theme keeps its bytes and gets no changes when it is read from its file', () => {
    fc.assert(
      fc.property(fc.string(), randomDecisions, (name, decisions) => {
        const theme = buildTheme(name, decisions);
        const document = createDocument(reread(theme));
        expect(document.changes).toEqual({});
        expect(formatTheme(compileTheme(document))).toBe(formatTheme(theme));
      }),
      { numRuns: runs(1000, 50), seed: SEED },
    );
  }, 120_000);

  it('a studio theme with overrides keeps every value when it is read from its file', () => {
    const places = [
      '/good',
      '/dataColors/2',
      '/visualStyles/*/*/title/0/fontColor/solid/color',
      '/visualStyles/columnChart/*/legend/0/labelColor/solid/color',
      '/visualStyles/actionButton/*/fill/1/fillColor/solid/color',
      '/visualStyles/myVisual/mine/card/0/color/solid/color',
    ];
    const change = fc.oneof(
      randomHex.map((set) => ({ set })),
      fc.constant({ removed: true as const }),
    );
    const changes = fc.dictionary(fc.constantFrom(...places), change);
    fc.assert(
      fc.property(randomDecisions, changes, (decisions, byHand) => {
        const theme = compileTheme({ name: 'A', decisions, changes: byHand });
        expect(isSame(compileTheme(createDocument(reread(theme))), theme)).toBe(true);
      }),
      { numRuns: runs(500, 50), seed: SEED },
    );
  }, 120_000);
});

describe('an imported theme', () => {
  it.each<Theme>([
    {},
    { name: 'A', dataColors: ['#F00', '#00FF0080', 'red', 3] },
    { name: 'A', background: '#101010', textClasses: { label: { fontFace: 'Arial' } } },
    { name: 'A', visualStyles: { '*': { '*': {} }, mine: { 'a/b~c': { card: [{ '': [] }] } } } },
    { name: 3, dataColors: 'none', visualStyles: [], textClasses: { title: 5 } },
    JSON.parse('{"name":"A","__proto__":{"a":1},"constructor":{"prototype":2}}') as Theme,
  ])('an imported theme keeps every value: %j', (theme) => {
    expect(compileTheme(createDocument(theme))).toEqual(theme);
  });

  it('a dark imported theme becomes a dark page and gets our dark colours for missing settings', () => {
    const decisions = recognise({ background: '#101418' });
    expect(decisions.page).toBe('dark');
    expect(decisions.pageBackground).toBe('#101418');
    expect(decisions.firstLevel).not.toBe(DEFAULT_DECISIONS.firstLevel);
    expect(recognise({ background: '#fff' })).toMatchObject({
      page: 'light',
      background: '#ffffff',
    });
  });

  it('a short palette is filled up to eight colours, as Power BI does with the previous theme', () => {
    const { dataColors } = recognise({ dataColors: ['#111111', '#222222'] });
    expect(dataColors.slice(0, 2)).toEqual(['#111111', '#222222']);
    expect(dataColors).toHaveLength(8);
  });

  it('recognise reads Power BI’s alternative names, font stacks and colour names', () => {
    const theme = {
      foreground: '#111111',
      foregroundNeutralSecondary: '#222222',
      backgroundLight: '#333333',
      backgroundNeutral: '#444444',
      textClasses: { title: { fontFace: "'Segoe UI Semibold', wf_segoe-ui_semibold, helvetica" } },
      visualStyles: {
        page: { '*': { background: [{ color: { solid: { color: 'foreground' } } }] } },
      },
    };
    expect(recognise(theme)).toMatchObject({
      firstLevel: '#111111',
      secondLevel: '#222222',
      thirdLevel: '#333333',
      secondaryBackground: '#444444',
      pageBackground: '#111111',
      font: 'Segoe UI',
      title: { weight: 'semibold' },
    });
  });

  it.each(listSampleThemes())('the sample theme %s keeps every value', (name) => {
    const theme = readSampleTheme(name) as Theme;
    expect(compileTheme(createDocument(theme))).toEqual(theme);
  });
});
