import { createLazyPart } from '@/lib/lazy';
import { closeReport, useReportOpening } from './report-opening';

const ReportDialog = createLazyPart(async () => (await import('./report-dialog')).default);

/** The dialog of an opened report, loaded with everything that reads and changes one. */
export function ReportHost() {
  const isOpen = useReportOpening((state) => state.isOpen);
  return isOpen ? <ReportDialog onMissing={closeReport} /> : null;
}
