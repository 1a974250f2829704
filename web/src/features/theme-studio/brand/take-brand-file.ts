import { explainError } from '@/lib/report-error';
import { useBrand, type BrandState } from './brand-state';
import { readBrandFile } from './read-brand-file';

/** File being read. The results of earlier files are dropped. */
let latest: File | null = null;

/** Reads the colours of a logo or style sheet. The previous colours stay if it has none. */
export async function takeBrandFile(file: File): Promise<void> {
  latest = file;
  useBrand.setState({ isReading: true, refusal: null });
  const found = await findColors(file);
  // The dialog may have been opened again meanwhile, without a file.
  if (latest !== file || !useBrand.getState().isReading) return;
  useBrand.setState({ ...found, isReading: false });
}

async function findColors(file: File): Promise<Partial<BrandState>> {
  try {
    const read = await readBrandFile(file);
    if (read.colors === null) return { refusal: read.reason };
    return { text: read.colors.join(' '), resets: [] };
  } catch (error) {
    return { refusal: explainError(error, `${file.name} could not be read.`) };
  }
}
