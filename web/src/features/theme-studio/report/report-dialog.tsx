import { useMemo, useState } from 'react';
import { FileDown, LayoutDashboard, PaintBucket, Undo2 } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { reportError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/select';
import {
  computeDebt,
  readPreset,
  readReports,
  formatChangeTotal,
  rethemeReport,
  SWEEP_ALL,
  resolveVisualTheme,
  applyFileChanges,
  type OpenReport,
  type ReportVisual,
  type RethemeResult,
} from '@flexa/theme-engine/reports';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { WideDialog } from '../parts/wide-dialog';
import { useStudio } from '../store/studio';
import { useTheme } from '../store/use-theme';
import { OneVisual } from './one-visual';
import { ReportAccessibility } from './report-accessibility';
import { ReportChanges } from './report-changes';
import { ReportDebt } from './report-debt';
import { readPageAfter } from './page-after';
import { closeReport } from './report-opening';
import { ReportOptions } from './report-options';
import { ReportPages } from './report-pages';
import { copyLicenseKeys } from './with-keys-of';
import { withAccount } from '../store/with-account';
import { createCopy, showReport, undoWrite, useReport, writeChange } from './report-state';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;

/** Shows an opened report: its pages before and after, its hard-coded settings and its new theme. */
export default function ReportDialog() {
  const report = useReport(({ opened }) => opened?.reports[opened.shown]);
  return report ? <Opened key={report.root} report={report} /> : null;
}

function Opened({ report }: { report: OpenReport }) {
  const edited = useTheme();
  const themeName = useStudio((state) => state.document.name);
  const [options, setOptions] = useState(SWEEP_ALL);
  const [pagePath, setPagePath] = useState(report.pages[0]?.path);
  const { opened, refusal } = useReport();
  const files = opened?.files;

  const base = report.base.theme ?? CLASSIC.theme;
  const theme = useMemo(() => copyLicenseKeys(report.theme?.theme ?? {}, edited), [report, edited]);
  const before = useMemo(() => resolveTheme(report.theme?.theme ?? {}, base), [report, base]);
  const after = useMemo(() => resolveTheme(theme, base), [theme, base]);
  const debt = useMemo(() => computeDebt(report, before), [report, before]);
  const change = useMemo(() => rethemeReport(report, theme, options), [report, theme, options]);
  const { pages, bookmarks, unread } = report;
  const page = pages.find(({ path }) => path === pagePath) ?? pages[0];
  const next = useMemo(
    () => (files && page ? readPageAfter(files, change, page) : page),
    [files, change, page],
  );

  if (!opened) return null;
  // Most visuals wear no style preset, and share the theme of the page.
  const pickThemeBefore = (visual: ReportVisual) =>
    readPreset(visual) === null
      ? before
      : resolveVisualTheme(report.theme?.theme ?? {}, base, visual);
  const pickThemeAfter = (visual: ReportVisual) =>
    readPreset(visual) === null ? after : resolveVisualTheme(theme, base, visual);
  const visuals = pages.reduce((sum, page) => sum + page.visuals.length, 0);
  const contents = [
    formatCount(pages.length, 'page'),
    formatCount(visuals, 'visual'),
    ...(bookmarks.length > 0 ? [formatCount(bookmarks.length, 'bookmark')] : []),
  ].join(', ');
  const bookmarkNames = bookmarks.map(({ json: { displayName } }) =>
    typeof displayName === 'string' ? displayName : '',
  );
  const isPbix = opened.source.kind === 'archive' && /\.pbix$/i.test(opened.source.name);
  const readReportAfter = () => {
    const all = readReports(applyFileChanges(opened.files, change));
    return all.find(({ root }) => root === report.root) ?? report;
  };

  return (
    <WideDialog
      icon={LayoutDashboard}
      title={isPbix ? opened.source.name : report.name}
      description={`${contents}. Nothing leaves this browser.`}
      onClose={closeReport}
      className="md:w-[min(1180px,100%)]"
      footer={<Actions name={report.name} themeName={themeName} change={change} />}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="grid gap-5 p-4 md:p-5">
          {refusal !== null && <Notice tone="danger" title={refusal} />}
          {unread.length > 0 && (
            <Notice
              tone="warning"
              title={`${formatCount(unread.length, 'file')} can’t be read and will stay unchanged`}
            >
              <span className="break-all">{unread.join(', ')}</span>
            </Notice>
          )}
          {opened.reports.length > 1 && (
            <div className="flex flex-wrap items-center gap-2 text-14">
              <span aria-hidden="true">Report</span>
              <Select
                label="Report"
                value={String(opened.shown)}
                options={listReportNames(opened.reports).map((label, i) => ({
                  value: String(i),
                  label,
                }))}
                onChange={(value) => showReport(Number(value))}
                className="w-72 max-w-full"
              />
            </div>
          )}
          {page && next ? (
            <ReportPages
              bookmarks={bookmarkNames}
              images={report.images}
              pages={pages.map(({ path, title }, i) => ({
                path,
                title,
                count: debt.pages[i]?.count ?? 0,
              }))}
              before={{ page, theme: before, themeFor: pickThemeBefore }}
              after={{ page: next, theme: after, themeFor: pickThemeAfter }}
              themeName={themeName}
              changes={change.changes}
              onPage={setPagePath}
            />
          ) : (
            <p className="text-14 text-muted">This report has no pages.</p>
          )}
          <div className="grid gap-6 lg:grid-cols-[1fr_320px]">
            <div className="grid min-w-0 content-start gap-4">
              <ReportDebt debt={debt} />
              <ReportChanges report={report} changes={change.changes} />
            </div>
            <div className="grid min-w-0 content-start gap-5">
              <ReportOptions options={options} onOptions={setOptions} debt={debt} />
              {page && (
                <OneVisual key={page.path} page={page} options={options} onOptions={setOptions} />
              )}
              <ReportAccessibility
                before={report}
                after={readReportAfter}
                theme={theme}
                themeName={themeName}
                base={base}
              />
            </div>
          </div>
        </div>
      </div>
    </WideDialog>
  );
}

/** Returns names for choosing a report; reports with the same name get their folder. */
function listReportNames(reports: readonly OpenReport[]): string[] {
  return reports.map(({ name, root }) => {
    const isAlone = reports.filter((each) => each.name === name).length === 1;
    const folder = root.split('/').slice(0, -2).join('/');
    return isAlone ? name : `${name} (${folder || 'top folder'})`;
  });
}

interface ActionsProps {
  name: string;
  themeName: string;
  change: RethemeResult;
}

/** Buttons that save a changed copy, or the folder itself if it can be written. */
function Actions({ name, themeName, change }: ActionsProps) {
  const { opened, isBusy } = useReport();
  if (!opened) return null;
  const { source, written } = opened;
  const isDone = change.files.size === 0;

  const save = () =>
    void withAccount('report', async () => {
      const copy = createCopy(opened, change);
      saveFile(copy.name, copy.blob);
      toast.success(`${copy.name} saved. Open it in Power BI Desktop; the original is unchanged.`);
    });
  const write = () =>
    void withAccount('report', async () => {
      if (!(await writeChange(change))) return;
      toast.success(`${name} now has the theme ${themeName}. Open it again in Power BI Desktop.`);
    });
  const undo = () =>
    void undoWrite()
      .then((isUndone) => isUndone && toast.success('Every file is restored'))
      .catch((error: unknown) => reportError(error));

  return (
    <>
      <p role="status" className="min-w-0 flex-1 basis-40 text-14 text-muted">
        {isDone
          ? `This report has the theme ${themeName}`
          : formatChangeTotal(change.changes.length, change.files.size)}
      </p>
      {written.length > 0 && (
        <Button onClick={undo} disabled={isBusy}>
          <Undo2 {...icon} /> Undo
        </Button>
      )}
      <Button
        variant={source.kind === 'folder' ? 'secondary' : 'primary'}
        disabled={isDone}
        onClick={save}
      >
        <FileDown {...icon} /> Save {/\.pbix$/i.test(source.name) ? '.pbix' : 'zip'}
      </Button>
      {source.kind === 'folder' && (
        <Button
          variant="primary"
          loading={isBusy}
          loadingText="Writing"
          disabled={isDone}
          onClick={write}
        >
          <PaintBucket {...icon} /> Write to folder
        </Button>
      )}
    </>
  );
}
