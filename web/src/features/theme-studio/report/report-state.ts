import { create } from 'zustand';
import { onSignOut } from '@/lib/sign-out';
import { zipFiles } from '@flexa/theme-engine/zip';
import {
  NoReportError,
  repackReport,
  readReports,
  applyFileChanges,
  type Files,
  type OpenReport,
  type RethemeResult,
} from '@flexa/theme-engine/reports';
import {
  openSource,
  SourceError,
  writeBack,
  type Chosen,
  type ReportSource,
} from './report-source';

interface OpenedReports {
  readonly source: ReportSource;
  /** Current files of the folder or archive. */
  readonly files: Files;
  /** All that were found; one of them is shown. */
  readonly reports: readonly OpenReport[];
  readonly shown: number;
  /** Files before each write to the folder, so that undo restores every byte. */
  readonly written: readonly Files[];
}

interface ReportStore {
  readonly opened: OpenedReports | null;
  /** Why the last write did not happen. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
}

export const useReport = create<ReportStore>(() => ({
  opened: null,
  refusal: null,
  isBusy: false,
}));

onSignOut(() => useReport.setState({ opened: null, refusal: null }));

export const showReport = (shown: number): void =>
  useReport.setState(({ opened }) => ({ opened: opened && { ...opened, shown } }));

/**
 * Opens what was chosen, if it is still wanted once it is read; the answer is why it can't be opened,
 * or null.
 */
export async function openChosen(
  chosen: Chosen,
  isWanted: () => boolean = () => true,
): Promise<string | null> {
  try {
    const { source, files } = await openSource(chosen);
    if (!isWanted()) return null;
    const opened = { source, files, reports: readReports(files), shown: 0, written: [] };
    useReport.setState({ opened, refusal: null });
    return null;
  } catch (error) {
    return describeRefusal(error);
  }
}

/** Writes a change into the folder that the report was opened from. */
export async function writeChange({ files: changed }: RethemeResult): Promise<boolean> {
  return runExclusively(async (opened) => {
    const { files, written } = opened;
    await write(opened, changed);
    show(applyFileChanges(files, { files: changed }), [...written, files]);
  });
}

/** Undoes the last write: every byte is as it was. */
export async function undoWrite(): Promise<boolean> {
  return runExclusively(async (opened) => {
    const { files, written } = opened;
    const before = written.at(-1);
    if (!before) return;
    await write(opened, diffFiles(files, before));
    show(before, written.slice(0, -1));
  });
}

/** Creates a changed copy of the opened report: of an archive in its format, of a folder as a zip. */
export function createCopy(
  { source, files }: OpenedReports,
  change: RethemeResult,
): { name: string; blob: Blob } {
  if (source.kind === 'archive') {
    return { name: source.name, blob: new Blob([repackReport(source.bytes, change.files)]) };
  }
  const blob = new Blob([zipFiles(applyFileChanges(files, change))], { type: 'application/zip' });
  return { name: `${source.name}.zip`, blob };
}

async function write(
  { source, files }: OpenedReports,
  changed: RethemeResult['files'],
): Promise<void> {
  if (source.kind === 'folder') await writeBack(source.folder, files, changed);
}

function show(files: Files, written: readonly Files[]): void {
  useReport.setState(({ opened }) => ({
    opened: opened && { ...opened, files, written, reports: readReports(files) },
  }));
}

/** Returns the file changes from `from` to `to`. */
function diffFiles(from: Files, to: Files): Map<string, Uint8Array | null> {
  const changed = new Map<string, Uint8Array | null>();
  for (const path of from.keys()) if (!to.has(path)) changed.set(path, null);
  for (const [path, bytes] of to) if (from.get(path) !== bytes) changed.set(path, bytes);
  return changed;
}

async function runExclusively(action: (opened: OpenedReports) => Promise<void>): Promise<boolean> {
  const { opened, isBusy } = useReport.getState();
  if (!opened || isBusy) return false;
  useReport.setState({ isBusy: true, refusal: null });
  try {
    await action(opened);
    return true;
  } catch (error) {
    useReport.setState({ refusal: describeRefusal(error) });
    return false;
  } finally {
    useReport.setState({ isBusy: false });
  }
}

/** In words for the person who chose it; what nobody foresaw is thrown on. */
function describeRefusal(error: unknown): string {
  if (error instanceof NoReportError || error instanceof SourceError) return error.message;
  if (!(error instanceof DOMException)) throw error;
  if (error.name === 'NotFoundError') return 'The folder is not where it was. Open it again.';
  if (error.name === 'NotReadableError')
    return 'A file can’t be read. Close the report in Power BI Desktop and try again.';
  return 'This folder can’t be written to. Save a zip instead.';
}
