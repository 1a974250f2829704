import { computeShare } from '../format/compare';
import type { BulletPoint } from './data';
import type { BulletSettings } from './settings';

/** The rows from the top down; what has no number comes last. */
export function orderRows(
  points: readonly BulletPoint[],
  { rows: { order }, values: { sense } }: Pick<BulletSettings, 'rows' | 'values'>,
): number[] {
  const rows = [...points.keys()];
  if (order === 'report') return rows;
  const isOfValue = order === 'most' || order === 'least';
  const isDown = order === 'most' || (order === 'best') === (sense === 'more');
  const turn = (isOfValue ? order === 'most' : isDown) ? -1 : 1;
  const keys = points.map(({ actual, target }) =>
    isOfValue ? actual : computeShare(actual, target),
  );
  return rows.sort((a, b) => {
    const [first, second] = [keys[a] ?? null, keys[b] ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first === second ? a - b : (first - second) * turn;
  });
}
