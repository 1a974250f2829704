import { formatCount } from '@flexa/contracts/format';

/** Describes the size of a change. A report whose visuals hold no values of their own only gets another theme. */
export function formatChangeTotal(changes: number, files: number): string {
  if (files === 0) return 'Nothing to change';
  const inFiles = `in ${formatCount(files, 'file')}`;
  return changes === 0
    ? `Only the theme changes, ${inFiles}`
    : `${formatCount(changes, 'change')} ${inFiles}`;
}
