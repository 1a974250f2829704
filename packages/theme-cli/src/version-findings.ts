import { formatCount } from '@flexa/contracts/format';
import type { Theme } from '@flexa/theme-engine/model';
import { listVersionNeeds, type VersionNeed } from '@flexa/theme-engine/versions';
import { createFinding, type CheckFinding, type Locate } from './findings';

/** Settings that a note names; it counts the others. */
const MOST = 5;

/**
 * Lists what versions of Power BI reject a theme: a warning for each value that all of Microsoft's schemas reject, and
 * notes about the settings that older versions lack.
 */
export function listVersionFindings(theme: Theme, file: string, locate: Locate): CheckFinding[] {
  const needs = listVersionNeeds(theme);
  const warnings = needs.flatMap(({ at, message }) =>
    message === undefined
      ? []
      : [createFinding('newer-value', { file, message, at, ...locate(at) })],
  );
  const createNote = (
    [first, ...more]: readonly VersionNeed[],
    describe: (all: readonly VersionNeed[]) => string,
  ) =>
    first
      ? [
          createFinding('older-versions', {
            file,
            message: describe([first, ...more]),
            at: first.at,
            ...locate(first.at),
          }),
        ]
      : [];
  return [
    ...warnings,
    ...createNote(
      needs.filter(({ effect, message }) => effect === 'rejects' && message === undefined),
      describeColorNames,
    ),
    ...createNote(
      needs.filter(({ effect }) => effect === 'ignores'),
      describeIgnored,
    ),
  ];
}

function describeColorNames(needs: readonly VersionNeed[]): string {
  const [{ version } = { version: '' }] = needs;
  const names = new Set(needs.map(({ name }) => name));
  return `Versions of Power BI before ${version} reject the theme, because colours of visuals have names: ${shortenList([...names])}.`;
}

function describeIgnored(needs: readonly VersionNeed[]): string {
  const settings = new Map(needs.map(({ name, version }) => [name, version]));
  const list = [...settings].map(([name, version]) =>
    version === 'unlisted' ? `${name} (in no theme schema yet)` : `${name} (from ${version})`,
  );
  return `Older versions of Power BI ignore ${formatCount(list.length, 'setting')}: ${shortenList(list)}.`;
}

function shortenList(items: readonly string[]): string {
  const left = items.length - MOST;
  const shown = items.slice(0, MOST).join(', ');
  return left > 0 ? `${shown} and ${left} more` : shown;
}
