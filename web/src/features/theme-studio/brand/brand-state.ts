import { create } from 'zustand';
import { openDialog } from '../store/panes';

export interface BrandState {
  /** File that the dialog reads when it opens. */
  file: File | null;
  /** Colours as typed, pasted or read from a file. */
  text: string;
  isReading: boolean;
  /** Reason why a file contained no colours. */
  refusal: string | null;
  /** Ids of the adjusted colours that the person wants as they were. */
  resets: readonly string[];
}

const EMPTY: BrandState = { file: null, text: '', isReading: false, refusal: null, resets: [] };

export const useBrand = create<BrandState>(() => EMPTY);

/** Asks for the colours of a brand, or reads them from a file. */
export function openBrand(file: File | null = null): void {
  useBrand.setState({ ...EMPTY, file }, true);
  openDialog('brand');
}
