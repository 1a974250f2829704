import { create } from 'zustand';
import type { StudioDocument } from '@flexa/theme-engine/model';

/** The saved theme that is being edited, as of its last save from here. */
export interface SavedAs {
  /** Whose it is: nobody else saves over it. */
  uid: string;
  id: string;
  version: number;
  /** When it was saved, as the server says. */
  at: string;
  /** What was saved; null where it is neither the document nor one of the steps kept. */
  document: StudioDocument | null;
}

interface SavedState {
  savedAs: SavedAs | null;
  isSaving: boolean;
  /** It was saved elsewhere in the meantime: the person decides what becomes of both. */
  hasConflict: boolean;
}

const NOTHING: SavedState = { savedAs: null, isSaving: false, hasConflict: false };

export const useSaved = create<SavedState>(() => NOTHING);

/** What is edited from now on belongs to no saved theme. */
export function detach(): void {
  useSaved.setState(NOTHING);
}
