import { explainError } from '@/lib/report-error';
import { useBrand } from './brand-state';
import { readBrandFile } from './read-brand-file';

/** Reads the colours of a logo or style sheet. What was there stays if it has none. */
export async function takeBrandFile(file: File): Promise<void> {
  useBrand.setState({ isReading: true, refusal: null });
  try {
    const read = await readBrandFile(file);
    if (read.colors === null) return useBrand.setState({ refusal: read.reason });
    useBrand.setState({ text: read.colors.join(' '), resets: [] });
  } catch (error) {
    useBrand.setState({ refusal: explainError(error, `${file.name} could not be read.`) });
  } finally {
    useBrand.setState({ isReading: false });
  }
}
