import { chooseStep, listValues } from '@flexa/visuals/ticks';

/** Lists the values of grid lines from 0 to just above the largest, whole numbers, at most three steps apart. */
export function listTicks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const step = Math.max(1, Math.ceil(chooseStep(largest, 3)));
  return listValues(0, Math.ceil(largest / step) * step, step);
}

/** Chooses the indexes that get a label, so that labels of that width don't touch. The last always has one. */
export function chooseLabels(count: number, width: number, labelWidth: number): Set<number> {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)));
  const labelIndexes = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) labelIndexes.add(index);
  return labelIndexes;
}
