import {
  reportsIn,
  withChanges,
  type Files,
  type ReportPage,
  type Rethemed,
} from '@flexa/theme-engine/reports';

/** A page of a report after a change. The others are not read: a report may have hundreds. */
export function pageAfter(
  files: Files,
  change: Rethemed,
  { path, ...page }: ReportPage,
): ReportPage {
  const folder = path.replace(/page\.json$/, '');
  const report = path.replace(/pages\/[^/]+\/page\.json$/, 'report.json');
  const read = [...withChanges(files, change)].filter(
    ([each]) => each === report || each.startsWith(folder),
  );
  return reportsIn(new Map(read))[0]?.pages[0] ?? { path, ...page };
}
