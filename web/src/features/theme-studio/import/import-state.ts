import { create } from 'zustand';
import type { Inspection, ReadTheme, UnreadTheme } from '@flexa/theme-engine/import';

/** Imported file that awaits a decision in the dialog. */
export interface Incoming {
  readonly fileName: string;
  readonly read: ReadTheme | UnreadTheme;
  /** Problems of the file; null if it isn't JSON. */
  readonly inspection: Inspection | null;
}

interface ImportState {
  incoming: Incoming | null;
  isReading: boolean;
  /** Why the last file gave no theme; stays until the next one. */
  refusal: string | null;
}

export const useImport = create<ImportState>(() => ({
  incoming: null,
  isReading: false,
  refusal: null,
}));

export function closeImport(): void {
  useImport.setState({ incoming: null });
}
