import { describe, expect, it } from 'vitest';
import { computeDeltaE } from '../model/color-space';
import { computeContrast } from '../model/contrast';
import { resolvePreset } from '../model/studio-presets';
import {
  HARD_TO_TELL,
  computeLeastDifference,
  computeSeparations,
  simulate,
  VISIONS,
} from '../model/separation';
import { findFaintColors } from './data-colors-check';
import { findBetterOrder, nudge, findWorst } from './separation-fixes';
import { SHARMA_PAIRS } from './testing/sharma-pairs';

describe('computeDeltaE', () => {
  it.each(SHARMA_PAIRS)(
    'returns the published CIEDE2000 of (%d, %d, %d) and (%d, %d, %d)',
    (l1, a1, b1, l2, a2, b2, published) => {
      const one = { mode: 'lab65', l: l1, a: a1, b: b1 } as const;
      const other = { mode: 'lab65', l: l2, a: a2, b: b2 } as const;
      expect(computeDeltaE(one, other)).toBeCloseTo(published, 4);
      expect(computeDeltaE(other, one)).toBeCloseTo(published, 4);
    },
  );
});

describe('simulate', () => {
  it.each(VISIONS)('leaves greys unchanged for %s', (vision) => {
    for (const grey of ['#000000', '#808080', '#ffffff']) {
      expect(computeDeltaE(simulate(grey, vision), grey)).toBeLessThan(1);
    }
  });

  it('brings red and green closer for protan and deutan vision, but not blue and yellow', () => {
    const [red, green] = ['#c8503c', '#808b2a'];
    const full = computeDeltaE(red, green);
    for (const vision of ['protan', 'deutan'] as const) {
      expect(computeDeltaE(simulate(red, vision), simulate(green, vision))).toBeLessThan(full / 2);
      expect(
        computeDeltaE(simulate('#0000ff', vision), simulate('#ffff00', vision)),
      ).toBeGreaterThan(50);
    }
  });
});

describe('computeSeparations', () => {
  it('finds the closest pair for each kind of colour vision', () => {
    const found = computeSeparations(['#ff0000', '#0000ff', '#fe0000', '#00aa00']);
    expect(found.map(({ vision }) => vision)).toEqual(VISIONS);
    expect(found[0]).toMatchObject({ pair: [0, 2], seen: ['#ff0000', '#fe0000'] });
    expect(found[0]?.deltaE).toBeLessThan(1);
    for (const { pair, vision, seen } of found) {
      const colors = ['#ff0000', '#0000ff', '#fe0000', '#00aa00'];
      expect(seen).toEqual(pair.map((at) => simulate(colors[at] ?? '', vision)));
    }
  });

  it('returns no pair for a single colour', () => {
    expect(computeSeparations(['#112233'])).toEqual([]);
  });

  it('stays fast with the hundreds of colours of some themes', () => {
    const many = Array.from(
      { length: 500 },
      (_, i) => `#${(i * 33000).toString(16).padStart(6, '0')}`,
    );
    expect(computeSeparations(many)).toHaveLength(4);
  });
});

const CLOSE = [
  '#2563c9',
  '#12a594',
  '#f2a33a',
  '#e0527a',
  '#7c5cd6',
  '#54b4e8',
  '#9aa83a',
  '#475672',
];

describe('findBetterOrder', () => {
  const measureWorstNeighbours = (colors: readonly string[]) =>
    Math.min(...colors.slice(1).map((color, i) => computeLeastDifference(colors[i] ?? '', color)));

  it('keeps all colours and increases the distance between neighbours', () => {
    const ordered = findBetterOrder(CLOSE);
    expect([...ordered].sort()).toEqual([...CLOSE].sort());
    expect(ordered[0]).toBe(CLOSE[0]);
    expect(measureWorstNeighbours(ordered)).toBeGreaterThan(measureWorstNeighbours(CLOSE));
  });

  it('gives a chart of a few series the colours that differ most', () => {
    const twins = ['#ff0000', '#ee1100', '#00aa00', '#11bb00', '#0000ff', '#1100ee', '#888888'];
    const [first, ...others] = findBetterOrder([...twins, '#8a8a8a']).slice(0, 4);
    expect(first).toBe('#ff0000');
    const kinds = others.map((color) =>
      twins.findIndex((one) => computeLeastDifference(one, color) < 3),
    );
    expect(new Set(kinds.map((kind) => Math.floor(kind / 2)))).toEqual(new Set([1, 2, 3]));
  });

  it('leaves locked colours in place', () => {
    const ordered = findBetterOrder(CLOSE, [1, 4]);
    expect([ordered[1], ordered[4]]).toEqual([CLOSE[1], CLOSE[4]]);
    expect(new Set(ordered).size).toBe(CLOSE.length);
    expect(findBetterOrder(CLOSE, [0, 1, 2, 3, 4, 5, 6, 7])).toEqual(CLOSE);
  });
});

describe('nudge', () => {
  it('moves one colour until the worst pair can be distinguished', () => {
    const colors = ['#2563c9', '#2a66c4', '#d87802', '#07857c'];
    const found = nudge(colors, [], '#ffffff');
    expect([0, 1]).toContain(found?.position);
    const moved = colors.map((color, i) => (i === found?.position ? found.color : color));
    expect(findWorst(computeSeparations(moved))?.deltaE).toBeGreaterThanOrEqual(HARD_TO_TELL);
    expect(findFaintColors(moved, '#ffffff')).toEqual([]);
  });

  it('leaves locked colours alone', () => {
    const colors = ['#2563c9', '#2a66c4', '#d87802'];
    expect(nudge(colors, [0])?.position).toBe(1);
    expect(nudge(colors, [0, 1])).toBeNull();
  });

  it('changes nothing if all colours can be distinguished', () => {
    expect(nudge(['#000000', '#ffffff'])).toBeNull();
    const { dataColors, background } = resolvePreset({ name: 'Meridian' }, 'light');
    expect(nudge(dataColors, [], background)).toBeNull();
  });
});

it('findFaintColors returns the positions of data colours that are hard to see on the card', () => {
  expect(findFaintColors(['#ffff00', '#0000ff'], '#ffffff')).toEqual([0]);
  expect(computeContrast('#ffff00', '#ffffff')).toBeLessThan(3);
});

describe('the presets with one hue', () => {
  const SCHEMES = ['Blues', 'BuGn', 'PuBu', 'PuRd', 'Purples'];
  const measureNearest = (colors: readonly string[]) =>
    Math.min(...colors.slice(1).map((color, i) => computeLeastDifference(colors[i] ?? '', color)));

  it.each(SCHEMES)(
    '%s has similar shades, which the check reports, keeps apart in order and offers to nudge',
    (name) => {
      const { dataColors } = resolvePreset({ name }, 'light');
      expect(findWorst(computeSeparations(dataColors))?.deltaE).toBeLessThan(HARD_TO_TELL);
      expect(measureNearest(dataColors)).toBeGreaterThan(HARD_TO_TELL);
      const sorted = [...dataColors].sort(
        (a, b) => computeContrast(a, '#ffffff') - computeContrast(b, '#ffffff'),
      );
      expect(measureNearest(findBetterOrder(sorted))).toBeGreaterThan(measureNearest(sorted));
      expect(nudge(dataColors)).not.toBeNull();
    },
  );
});
