import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useImport } from './import-state';

/** Imports a file: a theme, a report (.pbix) or a zipped project. It stays in this browser. */
export function importFile(file: File): Promise<void> {
  return runImport(async () => (await import('./take-in')).openFile(file));
}

/** Imports a theme that was pasted or repaired. */
export function importText(text: string, fileName: string): Promise<void> {
  return runImport(async () => (await import('./take-in')).openText(text, fileName));
}

/** Imports the theme of a share link. */
export function importLink(address: string): Promise<void> {
  return runImport(async () => (await import('./take-in')).openLink(address));
}

async function runImport(open: () => Promise<string | null>): Promise<void> {
  if (useImport.getState().isReading) return;
  useImport.setState({ isReading: true, refusal: null });
  try {
    const refusal = await open();
    useImport.setState({ refusal });
    if (refusal !== null) toast.error(refusal);
  } catch (error) {
    reportError(error, 'The file could not be read');
  } finally {
    useImport.setState({ isReading: false });
  }
}
