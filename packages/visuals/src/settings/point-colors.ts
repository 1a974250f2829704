/** Colours that a data point has by rules or by a field, by card and option. */
export type PointColors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A data point that may have colours of its own. */
export interface ColoredPoint {
  colors?: PointColors;
}

/** Returns the settings with the colours of a point, which win over those of the whole visual. */
export function applyPointColors<Settings extends Readonly<Record<string, object>>>(
  settings: Settings,
  colors: PointColors | undefined,
): Settings {
  if (!colors) return settings;
  const cards = Object.entries(colors).map(([card, own]) => [card, { ...settings[card], ...own }]);
  return { ...settings, ...(Object.fromEntries(cards) as Settings) };
}

/** Returns the colours on which all points agree, for a shape that shows several of them. */
export const findSharedColors = (points: readonly (ColoredPoint | undefined)[]) =>
  pickColors(points, (counts) => (counts.size === 1 ? [...counts.keys()][0] : undefined));

/** Returns the colours that most points have, for a legend. */
export const findUsualColors = (points: readonly ColoredPoint[]) =>
  pickColors(points, (counts) => {
    const most = Math.max(...counts.values());
    return [...counts].find(([, count]) => count === most)?.[0];
  });

/** Counts the colours of each option, without one as undefined, and picks one. */
function pickColors(
  points: readonly (ColoredPoint | undefined)[],
  pick: (counts: ReadonlyMap<string | undefined, number>) => string | undefined,
): PointColors | undefined {
  const cards: Record<string, Record<string, string>> = {};
  const known = new Set<string>();
  for (const point of points) {
    for (const [card, options] of Object.entries(point?.colors ?? {})) {
      for (const option of Object.keys(options)) {
        if (known.has(`${card}.${option}`)) continue;
        known.add(`${card}.${option}`);
        const counts = new Map<string | undefined, number>();
        for (const one of points) {
          const color = one?.colors?.[card]?.[option];
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const color = pick(counts);
        if (color !== undefined) (cards[card] ??= {})[option] = color;
      }
    }
  }
  return Object.keys(cards).length > 0 ? cards : undefined;
}
