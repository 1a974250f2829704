import { describe, sum } from './count';
import type { Result } from './test-run';

export function heading(title: string): string {
  return `\n== ${title} ${'='.repeat(Math.max(0, 74 - title.length))}\n`;
}

/** Returns the output of a stage, under its name. */
export function transcript({ title, output }: Result): string {
  return [heading(title), ...output].join('\n');
}

export const hasFailed = ({ count }: Result): boolean => count.failed > 0;

/** A line for each stage with what it took and what it may take, then one for all of them. */
export function summary(
  results: readonly Result[],
  whole: { seconds: number; budget: number | null },
  hasBudgets: boolean,
): string {
  const total = sum(results.map(({ count }) => count));
  const lines = results.map((result) =>
    line(result.title, result.seconds, hasBudgets ? result.budget : null, outcome(result)),
  );
  lines.push(line('Everything', whole.seconds, whole.budget, ''));
  return `${heading('Summary')}\n${lines.join('\n')}\n\n${describe(total)}`;
}

function outcome({ count, reason }: Result): string {
  if (reason) return reason;
  const tests = count.passed + count.failed + count.skipped;
  if (tests > 1) return describe(count);
  return count.failed > 0 ? 'failed' : 'ok';
}

function line(title: string, seconds: number, budget: number | null, rest: string): string {
  const took = `${seconds.toFixed(1).padStart(7)} s`;
  const allowed = budget === null ? '' : ` of ${String(budget).padStart(3)} s`;
  const over = budget !== null && seconds > budget ? 'over budget' : '';
  return `  ${title.padEnd(24)}${took}${allowed}  ${over.padEnd(13)}${rest}`.trimEnd();
}
