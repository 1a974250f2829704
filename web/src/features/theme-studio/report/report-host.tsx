import { createLazyPart } from '@/lib/lazy';
import { closeReport, useReportOpening } from './report-opening';

const ReportDialog = createLazyPart(async () => (await import('./report-dialog')).default);

/** Loads the dialog of an opened report with the code that reads and changes reports. */
export function ReportHost() {
  const isOpen = useReportOpening((state) => state.isOpen);
  return isOpen ? <ReportDialog onMissing={closeReport} /> : null;
}
