import { create } from 'zustand';
import { reportError } from '@/lib/report-error';
import { onSignOut } from '@/lib/sign-out';
import { toast } from '@/lib/toast';
import type { Chosen, Folder } from './report-source';

interface ReportOpening {
  readonly isReading: boolean;
  /** A report is shown. */
  readonly isOpen: boolean;
  /** Name of the last report, which can be reopened with its undo. */
  readonly last: string | null;
  /** Why the last choice gave no report; stays until the next one. */
  readonly refusal: string | null;
}

export const useReportOpening = create<ReportOpening>(() => ({
  isReading: false,
  isOpen: false,
  last: null,
  refusal: null,
}));

/** Counts the endings of sign-ins: a report whose reading began before one is not shown after it. */
let endings = 0;

onSignOut(() => {
  endings += 1;
  useReportOpening.setState({ isOpen: false, last: null, refusal: null });
});

declare global {
  interface Window {
    showDirectoryPicker?: (options: { mode: 'read' }) => Promise<Folder>;
  }
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<unknown>;
  }
}

/** Returns true if the browser can write to folders. */
export function canWriteFolders(): boolean {
  return typeof window !== 'undefined' && window.showDirectoryPicker !== undefined;
}

/** Asks for a folder and opens the report in it. The browser asks about writing when it is needed. */
export async function chooseFolder(): Promise<void> {
  try {
    const folder = await window.showDirectoryPicker?.({ mode: 'read' });
    if (folder) await openReport({ kind: 'folder', folder });
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) reportError(error, 'The folder could not be opened');
  }
}

/**
 * Opens the report in a dropped folder, also inside a dropped project. Returns false if only files
 * were dropped.
 */
export function openDropped(items: readonly DataTransferItem[]): boolean {
  const folders = items.filter((item) => item.webkitGetAsEntry()?.isDirectory === true);
  const isReport = (item: DataTransferItem) => item.webkitGetAsEntry()?.name.endsWith('.Report');
  const folder = folders.find(isReport) ?? folders[0];
  if (!folder) return false;
  const handle = folder.getAsFileSystemHandle?.();
  if (handle) void openFolder(handle);
  else toast.error('This browser can’t open a dropped folder. Choose it under Import & export.');
  return true;
}

async function openFolder(handle: Promise<unknown>): Promise<void> {
  try {
    await openReport({ kind: 'folder', folder: (await handle) as Folder });
  } catch (error) {
    reportError(error, 'The folder could not be opened');
  }
}

/** Opens a report in this browser. All that reads one is loaded now, not before. */
export async function openReport(chosen: Chosen): Promise<void> {
  if (useReportOpening.getState().isReading) return;
  useReportOpening.setState({ isReading: true, refusal: null });
  const before = endings;
  const isWanted = () => endings === before;
  try {
    const { openChosen, useReport } = await import('./report-state');
    const refusal = await openChosen(chosen, isWanted);
    if (!isWanted()) return;
    const last = useReport.getState().opened?.source.name ?? null;
    useReportOpening.setState({ isOpen: refusal === null, last, refusal });
    // The section that shows it may be closed, or out of view.
    if (refusal !== null) toast.error(refusal);
  } catch (error) {
    reportError(error, 'The report could not be read');
  } finally {
    useReportOpening.setState({ isReading: false });
  }
}

export function showAgain(): void {
  useReportOpening.setState({ isOpen: true });
}

export function closeReport(): void {
  useReportOpening.setState({ isOpen: false });
}
