import {
  findPageFolder,
  readReports,
  type Files,
  type ReportPage,
  type RethemeResult,
} from '@flexa/theme-engine/reports';

/** Returns a page of a report after a change. Skips the files of other pages: a report may have thousands. */
export function readPageAfter(
  files: Files,
  { files: changed }: RethemeResult,
  page: ReportPage,
): ReportPage {
  const report = findPageFolder(page.path).replace(/pages\/[^/]+\/$/, 'report.json');
  const paths = [report, page.path, ...page.visuals.map(({ path }) => path)];
  const read = paths.flatMap((path) => {
    const bytes = changed.has(path) ? changed.get(path) : files.get(path);
    return bytes ? [[path, bytes] as const] : [];
  });
  return readReports(new Map(read))[0]?.pages[0] ?? page;
}
