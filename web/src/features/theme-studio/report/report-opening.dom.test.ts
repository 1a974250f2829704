import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson } from '@/lib/sign-out';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { openDropped, openReport, useReportOpening } from './report-opening';
import { useReport } from './report-state';
import { MemoryFolder } from './testing/memory-folder';

const files = readSampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
const pickFiles = (root: string) =>
  new Map(
    [...files].flatMap(([path, bytes]) =>
      path.startsWith(root) ? [[path.slice(root.length), bytes] as const] : [],
    ),
  );

/** Creates the DataTransferItem of a dropped file or folder. */
function createDroppedItem(name: string, folder?: MemoryFolder): DataTransferItem {
  const item = {
    webkitGetAsEntry: () => ({ name, isDirectory: folder !== undefined }),
    getAsFileSystemHandle: () => Promise.resolve(folder),
  };
  return item as unknown as DataTransferItem;
}

beforeEach(() => {
  useReport.setState({ opened: null });
  useReportOpening.setState({ isOpen: false, last: null });
});

it('of a whole project that is dropped opens the folder of its report', async () => {
  const report = '_bpareporttemplate.Report';
  const items = [
    createDroppedItem('Sales.pbip'),
    createDroppedItem('Sales.SemanticModel', new MemoryFolder('Sales.SemanticModel', new Map())),
    createDroppedItem(report, new MemoryFolder(report, pickFiles(`${report}/`))),
  ];
  expect(openDropped(items)).toBe(true);
  await vi.waitFor(() => expect(useReportOpening.getState().isOpen).toBe(true));
  expect(useReport.getState().opened?.source.name).toBe(report);
});

it('leaves files to the import of themes', () => {
  expect(openDropped([createDroppedItem('theme.json'), createDroppedItem('Sales.pbip')])).toBe(
    false,
  );
});

it('forgets the report of a person who signs out', async () => {
  const report = '_bpareporttemplate.Report';
  openDropped([createDroppedItem(report, new MemoryFolder(report, pickFiles(`${report}/`)))]);
  await vi.waitFor(() => expect(useReportOpening.getState().last).toBe(report));
  forgetPerson();
  expect(useReportOpening.getState()).toMatchObject({ isOpen: false, last: null });
  expect(useReport.getState().opened).toBeNull();
});

it('does not open a report that was being read when the person signed out', async () => {
  const folder = new MemoryFolder('Sales.Report', pickFiles('_bpareporttemplate.Report/'));
  const reading = openReport({ kind: 'folder', folder });
  forgetPerson();
  await reading;
  expect(useReportOpening.getState()).toMatchObject({
    isReading: false,
    isOpen: false,
    last: null,
    refusal: null,
  });
  expect(useReport.getState().opened).toBeNull();
  await openReport({ kind: 'folder', folder });
  expect(useReportOpening.getState()).toMatchObject({ isOpen: true, last: 'Sales.Report' });
});
