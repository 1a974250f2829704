import { chooseForm, formatCount } from '@flexa/contracts/format';
import type { ThemeProblem } from '@flexa/theme-engine/import';

/** Summarises a file's problems and the number of repairs. */
export function describeProblems(problems: readonly ThemeProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const unknown = problems.filter(({ edit }) => edit.kind === 'keep').length;
  const ignored = problems.length - errors - unknown;
  const parts = [
    errors > 0 &&
      `${formatCount(errors, 'problem')} ${chooseForm(errors, 'stops', 'stop')} Power BI from reading it`,
    ignored > 0 && `${formatCount(ignored, 'setting')} would be ignored`,
    unknown > 0 &&
      `${formatCount(unknown, 'unknown setting')} ${chooseForm(unknown, 'stays', 'stay')} in the file`,
  ];
  const repairable = errors + ignored;
  const repair = repairable > 0 ? ` ${formatCount(repairable, 'problem')} can be repaired.` : '';
  return `${parts.filter(Boolean).join(', ')}.${repair}`;
}
