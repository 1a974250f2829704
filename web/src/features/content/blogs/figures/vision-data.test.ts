import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
} from 'culori';
import { expect, test } from 'vitest';
import { computeContrast } from '@/features/theme-studio';
import {
  BEST_BY_COUNT,
  BEST_FOUR,
  BEST_SIX,
  DESKTOP,
  SIMULATED_PALETTES,
  STATUS_PAIRS,
  type VisionName,
} from './vision-data';

const distance = differenceCiede2000();

/** Returns a colour as hex, as people without a kind of cones see it. */
function simulateVision(filter: ReturnType<typeof filterDeficiencyProt>) {
  return (color: string): string => {
    const parsed = parse(color);
    if (!parsed) throw new Error(`${color} is no colour`);
    return formatHex(filter(parsed));
  };
}

const VISIONS: Record<VisionName, (color: string) => string> = {
  full: (color) => color,
  protan: simulateVision(filterDeficiencyProt(1)),
  deutan: simulateVision(filterDeficiencyDeuter(1)),
  tritan: simulateVision(filterDeficiencyTrit(1)),
};

function findNearestPair(colors: readonly string[]) {
  const pairs = colors.flatMap((one, i) =>
    colors.slice(i + 1).map((other, j) => ({
      pair: [i, i + 1 + j],
      deltaE: distance(one, other),
    })),
  );
  return pairs.reduce((least, next) => (next.deltaE < least.deltaE ? next : least));
}

/** Finds the smallest distance over all four kinds of vision. */
const computeWorstDistance = (colors: readonly string[]) =>
  Math.min(...Object.values(VISIONS).map((see) => findNearestPair(colors.map(see)).deltaE));

test.each(SIMULATED_PALETTES)(
  'the article shows Desktop’s colours as seen by $vision',
  ({ vision, colors, pair, deltaE }) => {
    expect(colors).toEqual(DESKTOP.map(VISIONS[vision]));
    const found = findNearestPair(colors);
    expect(found.pair).toEqual(pair);
    expect(found.deltaE).toBeCloseTo(deltaE, 1);
  },
);

test.each(STATUS_PAIRS)(
  'the article shows the pair $label as seen without green cones',
  ({ colors, simulated, deltaE }) => {
    expect(colors.map(VISIONS.deutan)).toEqual(simulated);
    expect(distance(simulated[0], simulated[1])).toBeCloseTo(deltaE, 1);
  },
);

const FOUND: readonly (readonly string[])[] = [BEST_FOUR, BEST_SIX];

test('the palettes that the search found keep their distance, and all pass on white', () => {
  for (const colors of FOUND) {
    const said = BEST_BY_COUNT.find(([count]) => count === colors.length)?.[1] ?? 0;
    expect(computeWorstDistance(colors)).toBeCloseTo(said, 1);
    expect(Math.min(...colors.map((color) => computeContrast(color, '#ffffff')))).toBeGreaterThan(
      3,
    );
  }
});
