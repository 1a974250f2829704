import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useImport } from './import-state';

/** Takes in a file: a theme, a report (.pbix) or a zipped project. It stays in this browser. */
export function importFile(file: File): Promise<void> {
  return runImport(async () => (await import('./take-in')).takeFile(file));
}

/** Takes in a theme that was pasted or repaired. */
export function importText(text: string, fileName: string): Promise<void> {
  return runImport(async () => (await import('./take-in')).takeText(text, fileName));
}

/** Takes in the theme of a share link. */
export function importLink(address: string): Promise<void> {
  return runImport(async () => (await import('./take-in')).takeLink(address));
}

async function runImport(take: () => Promise<string | null>): Promise<void> {
  if (useImport.getState().isReading) return;
  useImport.setState({ isReading: true, refusal: null });
  try {
    const refusal = await take();
    useImport.setState({ refusal });
    if (refusal !== null) toast.error(refusal);
  } catch (error) {
    reportError(error, 'The file could not be read');
  } finally {
    useImport.setState({ isReading: false });
  }
}
