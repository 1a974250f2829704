/** A place and what the function comes to there. */
interface Vertex {
  at: readonly number[];
  value: number;
}

const STEP = 0.5;
const TOLERANCE = 1e-5;
const MAX_STEPS = 160;

/** The least place of a function of a few numbers, by the simplex of Nelder and Mead. */
export function minimise(
  of: (at: readonly number[]) => number,
  start: readonly number[],
): readonly number[] {
  const createVertex = (at: readonly number[]): Vertex => ({ at, value: of(at) });
  const moved = start.map((_, i) => start.map((value, j) => (i === j ? value + STEP : value)));
  let simplex = [start, ...moved].map(createVertex);

  for (let step = 0; step < MAX_STEPS; step += 1) {
    simplex.sort((a, b) => a.value - b.value);
    const [best] = simplex;
    const worst = simplex.at(-1);
    const second = simplex.at(-2);
    if (!best || !worst || !second) break;
    if (worst.value - best.value <= TOLERANCE) break;
    const others = simplex.slice(0, -1);
    const middle = start.map(
      (_, i) => others.reduce((sum, { at }) => sum + (at[i] ?? 0), 0) / others.length,
    );
    const moveAlong = (factor: number) =>
      createVertex(middle.map((value, i) => value + factor * ((worst.at[i] ?? 0) - value)));

    const reflected = moveAlong(-1);
    if (reflected.value < best.value) {
      const expanded = moveAlong(-2);
      simplex = [...others, expanded.value < reflected.value ? expanded : reflected];
    } else if (reflected.value < second.value) {
      simplex = [...others, reflected];
    } else {
      const contracted = moveAlong(reflected.value < worst.value ? -0.5 : 0.5);
      simplex =
        contracted.value < Math.min(worst.value, reflected.value)
          ? [...others, contracted]
          : simplex.map(({ at }) =>
              createVertex(at.map((value, i) => (value + (best.at[i] ?? 0)) / 2)),
            );
    }
  }
  simplex.sort((a, b) => a.value - b.value);
  return simplex[0]?.at ?? start;
}
