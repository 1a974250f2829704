import type { ThemeProblem } from '@flexa/theme-engine/import';
import { plural } from '@/lib/format';

/** Summarises a file's problems and the number of repairs. */
export function problemWords(problems: readonly ThemeProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kept = problems.filter(({ edit }) => edit.kind === 'keep').length;
  const ignored = problems.length - errors - kept;
  const parts = [
    errors > 0 &&
      `${plural(errors, 'problem')} ${errors === 1 ? 'stops' : 'stop'} Power BI from reading it`,
    ignored > 0 && `${plural(ignored, 'setting')} would be ignored`,
    kept > 0 && `${plural(kept, 'unknown setting')} ${kept === 1 ? 'stays' : 'stay'} in the file`,
  ];
  const repairable = errors + ignored;
  const repair = repairable > 0 ? ` ${plural(repairable, 'problem')} can be repaired.` : '';
  return `${parts.filter(Boolean).join(', ')}.${repair}`;
}
