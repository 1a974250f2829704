/** Steps that read well: 1, 2, 2.5 and 5 times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Values of the grid lines from 0 to just above the largest, three or four steps apart. Whole numbers
 * where the values are.
 */
export function ticksFor(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough;
  const step = Math.max(1, Math.ceil(fitting));
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Indexes that get a label, so that labels of that width don't touch; the last always has one. */
export function labelled(count: number, width: number, labelWidth: number): Set<number> {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)));
  const chosen = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) chosen.add(index);
  return chosen;
}
