import { describe, expect, it } from 'vitest';
import { toOklch } from '../model/color-space';
import { computeContrast } from '../model/contrast';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { createDocument, compileTheme, type StudioDocument } from '../model/document';
import { resolvePreset, STUDIO_PRESETS } from '../model/studio-presets';
import { checkContrasts, fixAll } from './contrast-checks';
import { findFaintColors } from './data-colors-check';
import { HARD_TO_TELL, computeSeparations } from '../model/separation';
import { findWorst } from './separation-fixes';

const buildDocument = (
  decisions: Partial<StudioDocument['decisions']>,
  changes: StudioDocument['changes'] = {},
): StudioDocument => ({ name: 'A', decisions: { ...DEFAULT_DECISIONS, ...decisions }, changes });
const runChecks = (document: StudioDocument) => checkContrasts(compileTheme(document), document);
const check = (document: StudioDocument, id: string) => {
  const found = runChecks(document).find((one) => one.id === id);
  if (!found) throw new Error(`No check ${id}`);
  return found;
};
const CARD = '/visualStyles/*/*/background/0';

describe.each(['light', 'dark'] as const)('presets on a %s page', (page) => {
  it.each(STUDIO_PRESETS.map(({ name }) => name))('%s passes every check', (name) => {
    const decisions = resolvePreset({ name }, page);
    const checks = runChecks(buildDocument(decisions));
    expect(checks.filter(({ passes }) => !passes)).toEqual([]);
    expect(checks.length).toBeGreaterThanOrEqual(12);
    expect(findFaintColors(decisions.dataColors, decisions.background)).toEqual([]);
  });

  it.each(STUDIO_PRESETS.filter((_, i) => i >= 5).map(({ name }) => name))(
    '%s has data colours that everyone can tell apart',
    (name) => {
      const worst = findWorst(computeSeparations(resolvePreset({ name }, page).dataColors));
      expect(worst?.deltaE).toBeGreaterThanOrEqual(8);
    },
  );
});

describe.each([
  [14, true, 3],
  [13, true, 4.5],
  [17, false, 4.5],
  [18, false, 3],
])('treemap labels of %s pt, bold: %s', (fontSize, bold, needed) => {
  it(`checkContrasts needs ${needed} to 1 for treemap labels of ${fontSize} pt${bold ? ' in bold' : ''}`, () => {
    const document = buildDocument(
      {},
      {
        '/visualStyles/treemap/*/categoryLabels/0/fontSize': { set: fontSize },
        '/visualStyles/treemap/*/categoryLabels/0/bold': { set: bold },
      },
    );
    expect(check(document, 'words-on-data').needed).toBe(needed);
  });
});

describe('checkContrasts', () => {
  it('puts failing checks first, with the nearest passing colour of the same hue', () => {
    const document = buildDocument({ fourthLevel: '#9aa3b2' });
    const [first] = runChecks(document);
    expect(first).toMatchObject({ passes: false, needed: 4.5 });
    const { color, apply } = first?.fix ?? { color: '', apply: () => document };
    expect(Math.abs(toOklch(color).h - toOklch('#9aa3b2').h)).toBeLessThan(6);
    const fixed = apply(document);
    // It came from a decision, so the decision is what changes.
    expect(fixed.decisions.fourthLevel).toBe(color);
    expect(fixed.changes).toEqual({});
    // One step lighter would not do.
    expect(computeContrast(color, '#eef2f7')).toBeLessThan(4.7);
    expect(runChecks(fixed).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('uses the default of Power BI if an imported theme sets no text colour, and fixes it', () => {
    const background = [{ show: true, color: { solid: { color: '#141414' } }, transparency: 0 }];
    const visualStyles = { '*': { '*': { background } }, page: { '*': { background } } };
    const document = createDocument({ visualStyles }, 'Night');
    for (const [id, words] of [
      ['titles-on-card', '#252423'],
      ['labels-on-card', '#605e5c'],
    ] as const) {
      const unset = check(document, id);
      expect(unset).toMatchObject({ words, ground: '#141414', passes: false });
      expect(check(unset.fix?.apply(document) ?? document, id).passes).toBe(true);
    }
    const fixed = fixAll(document);
    expect(check(fixed, 'titles-on-card').passes).toBe(true);
    expect(check(fixed, 'labels-on-card').passes).toBe(true);
  });

  it('checks overrides and fixes them in place', () => {
    const at = '/visualStyles/*/*/title/0/fontColor/solid/color';
    const document = buildDocument({}, { [at]: { set: '#cccccc' } });
    const failing = check(document, 'titles-on-card');
    expect(failing).toMatchObject({ words: '#cccccc', passes: false });
    const fixed = failing.fix?.apply(document);
    expect(fixed?.decisions).toEqual(DEFAULT_DECISIONS);
    expect(fixed?.changes).toEqual({ [at]: { set: failing.fix?.color } });
    expect(check(fixed ?? document, 'titles-on-card').passes).toBe(true);
  });

  it('measures against the exported background', () => {
    expect(check(buildDocument({ background: '#1b2433' }), 'titles-on-card').ground).toBe(
      '#1b2433',
    );
    const through = buildDocument(
      { background: '#000000', pageBackground: '#ffffff' },
      { [`${CARD}/transparency`]: { set: 100 } },
    );
    expect(check(through, 'titles-on-card').ground).toBe('#ffffff');
    const half = buildDocument(
      { background: '#000000', pageBackground: '#ffffff' },
      { [`${CARD}/color/solid/color`]: { set: '#00000080' } },
    );
    expect(check(half, 'titles-on-card').ground).toBe('#7f7f7f');
    const off = buildDocument({ pageBackground: '#abcdef' }, { [`${CARD}/show`]: { set: false } });
    expect(check(off, 'titles-on-card').ground).toBe('#abcdef');
  });

  it('treats transparent as no colour', () => {
    const document = buildDocument({}, { [`${CARD}/color/solid/color`]: { set: 'transparent' } });
    expect(check(document, 'titles-on-card').ground).toBe(DEFAULT_DECISIONS.pageBackground);
  });

  it('fixes text on cards and on the page together if one decision drives both', () => {
    const document = buildDocument({ secondLevel: '#b9c0cc' });
    const fixed = check(document, 'labels-on-card').fix?.apply(document) ?? document;
    expect(check(fixed, 'labels-on-card').passes).toBe(true);
    expect(check(fixed, 'labels-on-page').passes).toBe(true);
  });

  it('measures button text against the fill of the button', () => {
    for (const accentFill of ['#f2c811', '#2563c9']) {
      expect(check(buildDocument({ accentFill }), 'selected-button').passes).toBe(true);
    }
  });

  it('fixes all findings at once', () => {
    const document = buildDocument({
      firstLevel: '#c0c0c0',
      secondLevel: '#d0d0d0',
      fourthLevel: '#e0e0e0',
      good: '#b0ffb0',
      accent: '#ffee88',
    });
    expect(runChecks(document).filter(({ passes }) => !passes).length).toBeGreaterThan(8);
    expect(runChecks(fixAll(document)).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('names the data colour with the lowest contrast and fixes every faint one', () => {
    const dataColors = [
      '#2563c9',
      '#f7fcfd',
      '#e5f5f9',
      '#ccece6',
      '#99d8c9',
      '#ac6a00',
      '#c12b4b',
      '#602da2',
    ];
    const document = buildDocument({ dataColors });
    const faint = check(document, 'data-on-card');
    expect(faint).toMatchObject({ words: '#f7fcfd', ground: '#ffffff', needed: 3, passes: false });
    const fixed = faint.fix?.apply(document) ?? document;
    expect(fixed.decisions.dataColors[1]).toBe(faint.fix?.color);
    expect(check(fixed, 'data-on-card')).toMatchObject({ passes: true, fix: null });
    expect(findFaintColors(fixed.decisions.dataColors, '#ffffff')).toEqual([]);
    // Those that were seen stay, and pale shades do not all become one.
    for (const i of [0, 5, 6, 7]) expect(fixed.decisions.dataColors[i]).toBe(dataColors[i]);
    const worst = findWorst(computeSeparations(fixed.decisions.dataColors));
    expect(worst?.deltaE).toBeGreaterThanOrEqual(HARD_TO_TELL);
  });

  it('fixes the data colours of an imported theme against its own card', () => {
    const theme = { name: 'A', dataColors: ['#1B2433', '#FFCC00'], background: '#10131a' };
    const document = createDocument(theme, 'A');
    expect(check(document, 'data-on-card')).toMatchObject({ words: '#1b2433', passes: false });
    const fixed = compileTheme(fixAll(document));
    expect(findFaintColors(fixed.dataColors as string[], '#10131a')).toEqual([]);
  });

  it('reads a theme that says next to nothing', () => {
    const checks = checkContrasts({ name: 'A', firstLevelElements: '#999999' }, buildDocument({}));
    // Its data colours are those of the base theme, and one of them is faint on white.
    expect(checks[0]).toMatchObject({ id: 'data-on-card', ground: '#ffffff', passes: false });
    expect(checks[1]).toMatchObject({ id: 'titles-on-card', ground: '#ffffff', passes: false });
  });
});
