import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrasts, HARD_TO_TELL, computeSeparations } from '../checks';
import { computeContrast } from '../model/contrast';
import { DEFAULT_DECISIONS, type Decisions } from '../model/decisions';
import { compileTheme } from '../model/document';
import { turnPage } from '../model/turn-page';
import { createBrandTheme, readBrand, resetAdjustment } from './brand-theme';

const PAGES = ['light', 'dark'] as const;

/** Everything that the studio's checks find in the theme. */
function listFailures(decisions: Decisions): string[] {
  const document = { name: 'Brand', decisions, changes: {} };
  const failing = checkContrasts(compileTheme(document), document).filter(({ passes }) => !passes);
  const alike = computeSeparations(decisions.dataColors).filter(
    ({ deltaE }) => deltaE < HARD_TO_TELL,
  );
  return [
    ...failing.map(({ id, words, ground }) => `${id}: ${words} on ${ground}`),
    ...alike.map(({ vision, pair }) => `${vision}: ${pair.join(' and ')}`),
  ];
}

describe.each(PAGES)('a brand theme on a %s page', (page) => {
  test.each([
    ['one colour', ['#e4002b']],
    ['three colours', ['#e4002b', '#004b87', '#ffc72c']],
    ['white', ['#ffffff']],
    ['black', ['#000000']],
    ['a grey', ['#808080']],
    ['a colour twice', ['#e4002b', '#E4002B']],
    ['two alike', ['#e4002b', '#e4012c']],
    ['three whites', ['#ffffff', '#fefefe', '#fdfdfd']],
    ['yellow', ['#ffde00']],
    ['three neon colours', ['#00ff00', '#ffff00', '#00ffff']],
    ['navy and black', ['#000033', '#000000']],
    ['the colour of a preset', ['#0b4f8a']],
  ])('passes every check for %s', (_, colors) => {
    const { decisions } = createBrandTheme({ colors, page });
    expect(listFailures(decisions)).toEqual([]);
    expect(decisions.page).toBe(page);
    expect(new Set(decisions.dataColors).size).toBe(8);
  });

  test('passes every check for any brand, also after turning to the other page', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((code) => `#${code.toString(16).padStart(6, '0')}`);
    const other = page === 'light' ? 'dark' : 'light';
    fc.assert(
      fc.property(fc.array(color, { minLength: 1, maxLength: 3 }), (colors) => {
        const { decisions } = createBrandTheme({ colors, page });
        expect(listFailures(decisions)).toEqual([]);
        expect(listFailures(turnPage(decisions, other))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('uses the brand in everything that has a colour', () => {
    const { decisions } = createBrandTheme({ colors: ['#8a2be2', '#00796b'], page });
    const kept = ['page', 'background', 'good', 'neutral', 'bad', 'center'];
    for (const [key, value] of Object.entries(decisions)) {
      if (typeof value !== 'string' || !value.startsWith('#') || kept.includes(key)) continue;
      expect([key, value]).not.toEqual([key, DEFAULT_DECISIONS[key as keyof Decisions]]);
    }
    expect(decisions.dataColors[1]).toBe(page === 'light' ? '#00796b' : decisions.dataColors[1]);
    expect(decisions.accentFill).toBe(decisions.accent);
    expect(decisions.maximum).toBe(decisions.accent);
  });

  test('lists every adjusted colour with both contrasts, and each adjustment can be reset', () => {
    const wanted = page === 'light' ? '#b9a2ff' : '#14213d';
    const { decisions, adjustments } = createBrandTheme({ colors: [wanted], page });
    expect(adjustments.map(({ id }) => id)).toEqual(['dataColors.0', 'accent']);
    const card = decisions.background;
    const has = (Math.floor(computeContrast(wanted, card) * 100) / 100).toFixed(2);
    expect(adjustments.map(({ reason }) => reason)).toEqual([
      `Bars and lines need a contrast of 3 on the card ${card}; ${wanted} has ${has}.`,
      `Links and buttons need a contrast of 4.5 on the card ${card}; ${wanted} has ${has}.`,
    ]);
    for (const adjustment of adjustments) {
      expect(adjustment.wanted).toBe(wanted);
      const reset = resetAdjustment(decisions, adjustment);
      const changed = Object.keys(reset).filter(
        (key) => reset[key as keyof Decisions] !== decisions[key as keyof Decisions],
      );
      expect(changed).toEqual([...adjustment.decisions]);
    }
    expect(resetAdjustment(decisions, adjustments[0]!).dataColors[0]).toBe(wanted);
    expect(resetAdjustment(decisions, adjustments[1]!).accentFill).toBe(wanted);
  });
});

test('createBrandTheme keeps colours that pass and lists no adjustment', () => {
  const { decisions, adjustments } = createBrandTheme({
    colors: ['#004b87', '#c05000'],
    page: 'light',
  });
  expect(adjustments).toEqual([]);
  expect(decisions.dataColors.slice(0, 2)).toEqual(['#004b87', '#c05000']);
  expect(decisions.accent).toBe('#004b87');
});

test('createBrandTheme adjusts a second colour that is hard to tell from the first and names the first', () => {
  const { adjustments } = createBrandTheme({ colors: ['#004b87', '#004c88'], page: 'light' });
  expect(adjustments).toEqual([
    expect.objectContaining({
      id: 'dataColors.1',
      wanted: '#004c88',
      reason: '#004c88 is hard to tell from #004b87.',
    }),
  ]);
});

test('createBrandTheme adjusts a colour that only colour-blind people confuse with another and says so', () => {
  const { adjustments } = createBrandTheme({ colors: ['#39ff14', '#ff073a'], page: 'light' });
  const reasons = adjustments.map(({ reason }) => reason);
  expect(reasons).toContainEqual(
    expect.stringMatching(
      /^People with colour blindness can hardly tell #ff073a from #[\da-f]{6}\.$/,
    ),
  );
});

test('createBrandTheme keeps two dark colours of one hue on a light page and separates them on a dark one', () => {
  const navies = ['#0b2545', '#1d4e89'];
  const { decisions, adjustments } = createBrandTheme({ colors: navies, page: 'light' });
  expect(adjustments).toEqual([]);
  expect(decisions.dataColors.slice(0, 2)).toEqual(navies);
  expect(listFailures(turnPage(decisions, 'dark'))).toEqual([]);
});

test('createBrandTheme moves the colour for bad away from a red brand', () => {
  const { decisions, adjustments } = createBrandTheme({ colors: ['#d33a45'], page: 'light' });
  expect(adjustments.map(({ id }) => id)).toEqual(['bad']);
  expect(decisions.bad).not.toBe(DEFAULT_DECISIONS.bad);
  expect(adjustments[0]?.reason).toContain('looks like the accent #d33a45');
});

test('createBrandTheme keeps fonts, text sizes and shapes', () => {
  const base: Decisions = { ...DEFAULT_DECISIONS, font: 'Arial', corners: 2, hasShadow: true };
  const { decisions } = createBrandTheme({ colors: ['#004b87'], page: 'dark' }, base);
  expect(decisions).toMatchObject({ font: 'Arial', corners: 2, hasShadow: true });
});

test('readBrand returns up to three colours without duplicates and invalid ones', () => {
  expect(readBrand(['E4002B', '#e4002b', 'red', '#004b87', '#111111', '#222222'])).toEqual([
    '#e4002b',
    '#004b87',
    '#111111',
  ]);
  expect(() => createBrandTheme({ colors: ['red'], page: 'light' })).toThrow(
    /needs at least one colour/,
  );
});
