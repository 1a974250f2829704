import { chooseSign, type RowKind } from './row-kind';

/** Tells whether two numbers are the same but for the noise of their last bits. */
export const isSame = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** Adds a change to a level. A sum that comes to nothing is exactly 0. */
export const addTo = (level: number, change: number) =>
  isSame(level, -change) ? 0 : level + change;

interface SubtotalCheck {
  /** The model's value, or its change against the reference. */
  wanted: number;
  /** Sums of all rows above, and of those since the last level. */
  all: number;
  own: number;
  /** Size of the numbers that were compared; differences far below it are noise. */
  scale: number;
  kind: RowKind;
}

/**
 * Returns how far the model's subtotal lies above the rows that make it up: all rows above it, or those of its own
 * section. A closing level always counts all of them.
 */
export function computeSubtotalGap({ wanted, all, own, scale, kind }: SubtotalCheck): number {
  const agrees = (sum: number) => Math.abs(sum - wanted) <= 1e-9 * Math.max(scale, Math.abs(sum));
  return agrees(all) || (kind !== 'closing' && agrees(own)) ? 0 : wanted - all;
}

export interface StatementRow {
  kind: RowKind;
  value: number | null;
}

/** A row with its level filled in where the model has none, and the gap to the rows above it. */
export interface CheckedRow {
  value: number | null;
  gap: number;
}

/**
 * Checks each level of a statement against the rows above it. A level without a value shows their sum, or nothing if
 * they have no numbers either: months to come are blank, not zero.
 */
export function checkStatement(rows: readonly StatementRow[]): {
  rows: CheckedRow[];
  total: number;
} {
  let [level, own, isFirst, hasNumbers] = [0, 0, true, false];
  const checked = rows.map(({ kind, value }): CheckedRow => {
    const number = value !== null && Number.isFinite(value) ? value : null;
    if (kind === 'value' || kind === 'inverted') {
      const change = chooseSign(kind) * (number ?? 0);
      level = addTo(level, change);
      own = addTo(own, change);
      isFirst = false;
      hasNumbers ||= number !== null;
      return { value, gap: 0 };
    }
    if (kind === 'ignored') return { value, gap: 0 };
    const opens = kind === 'opening' || isFirst;
    isFirst = false;
    if (number === null) {
      own = 0;
      return { value: opens || !hasNumbers ? value : level, gap: 0 };
    }
    const scale = Math.abs(number);
    const gap = opens ? 0 : computeSubtotalGap({ wanted: number, all: level, own, scale, kind });
    level = opens ? number : addTo(level, gap);
    own = 0;
    hasNumbers = true;
    return { value, gap };
  });
  return { rows: checked, total: level };
}
