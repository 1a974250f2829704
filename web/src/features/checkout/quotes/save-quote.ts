import { call } from '@/lib/api';
import { saveFile } from '@/lib/save-file';

/** Has the browser save the document of a quote. */
export async function saveQuote(uid: string, id: string): Promise<void> {
  const { name, pdf } = await call('getQuotePdf', { uid, id });
  const bytes = Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
}
