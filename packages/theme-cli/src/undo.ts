import { chmodSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeError } from '@flexa/contracts/describe-error';
import { chooseForm, formatCount } from '@flexa/contracts/format';
import { TEMPORARY_FILE, writeTogether } from './atomic';
import type { Options, Outcome } from './commands';
import { EXIT, Failure } from './failure';
import { resolvePlace } from './inside';
import { hashFile, findNewestJournal, removeJournal, type Journal } from './journal';

/** Restores the files that the last run replaced, unless one of them has changed since. */
export function undo([path = '.']: readonly string[], options: Options): Outcome {
  const place = resolvePlace(path, options);
  const found = existsSync(place) || existsSync(dirname(place)) ? findNewestJournal(place) : null;
  if (!found)
    throw new Failure(`${path}: nothing to undo: flexa-theme has no record of a change here`);
  const { journal, older } = found;
  const paths = journal.entries.map((entry) => entry.path);
  // The run may have been interrupted before it changed this file.
  const changed = journal.entries
    .filter(({ path: file, before, after }) => {
      const now = hashFile(join(journal.base, file));
      return now !== before && now !== after;
    })
    .map((entry) => entry.path);
  if (changed.length > 0 && !options.force) {
    const reason = `${formatCount(changed.length, 'file')} ${chooseForm(changed.length, 'has', 'have')} changed since, so nothing was restored; --force restores them anyway`;
    return {
      data: { restored: [], changed, older },
      text: [...changed, reason].join('\n'),
      code: EXIT.found,
    };
  }
  const restored = formatCount(paths.length, 'file');
  if (options.dryRun) {
    const data = { restored: [], wouldRestore: paths, changed, older };
    return { data, text: [...paths, `${restored} would be restored`].join('\n'), code: EXIT.fine };
  }
  restore(journal, path);
  const rest = older === 0 ? '' : `\n${formatCount(older, 'older run')} can be undone too`;
  return {
    data: { restored: paths, changed, older },
    text: [...paths, `Restored ${restored}${rest}`].join('\n'),
    code: EXIT.fine,
  };
}

function restore(journal: Journal, named: string) {
  const { base, entries, folders } = journal;
  const content = entries.map(
    (entry) =>
      [join(base, entry.path), entry.before === null ? null : journal.readContent(entry)] as const,
  );
  try {
    writeTogether(new Map(content));
  } catch (error) {
    const reason = describeError(error);
    throw new Failure(`${named}: can't be written, nothing has changed: ${reason}`);
  }
  for (const { path, mode } of entries) {
    if (mode !== null) chmodSync(join(base, path), mode);
  }
  for (const [place] of content) removeTemporaryFiles(dirname(place));
  // Innermost folders first.
  for (const folder of folders.toSorted((a, b) => b.length - a.length)) {
    const place = join(base, folder);
    if (existsSync(place) && readdirSync(place).length === 0) rmdirSync(place);
  }
  removeJournal(journal);
}

/** Removes temporary files of an interrupted run. */
function removeTemporaryFiles(folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (TEMPORARY_FILE.test(name)) rmSync(join(folder, name));
  }
}
