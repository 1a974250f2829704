import { create } from 'zustand';
import { explainError } from '@/lib/report-error';
import { openDialog } from '../store/panes';

interface BrandState {
  /** The colours as typed, pasted or read from a file. */
  text: string;
  isReading: boolean;
  /** The reason why a file gave no colours. */
  refusal: string | null;
  /** Ids of the adjusted colours that the person wants as they were. */
  resets: readonly string[];
}

const EMPTY: BrandState = { text: '', isReading: false, refusal: null, resets: [] };

export const useBrand = create<BrandState>(() => EMPTY);

/** Asks for the colours of a brand, or reads them from a file. */
export function openBrand(file?: File): void {
  useBrand.setState(EMPTY, true);
  openDialog('brand');
  if (file) void takeBrandFile(file);
}

/** Reads the colours of a logo or style sheet. What was there stays if it has none. */
export async function takeBrandFile(file: File): Promise<void> {
  useBrand.setState({ isReading: true, refusal: null });
  try {
    // With the dialog, because a part of its own would split what the studio loads into more files.
    const { readBrandFile } = await import('./brand-dialog');
    const read = await readBrandFile(file);
    if (read.colors === null) return useBrand.setState({ refusal: read.reason });
    useBrand.setState({ text: read.colors.join(' '), resets: [] });
  } catch (error) {
    useBrand.setState({ refusal: explainError(error, `${file.name} could not be read.`) });
  } finally {
    useBrand.setState({ isReading: false });
  }
}
