import { create } from 'zustand';
import type { StudioDocument } from '@flexa/theme-engine/model';

/** The saved theme that is being edited, as of its last save from here. */
export interface SavedAs {
  /** Owner of the theme; only they can overwrite it. */
  uid: string;
  id: string;
  version: number;
  /** When it was saved, as the server says. */
  at: string;
  /** The saved document; null if it is neither the current one nor a kept step. */
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

/** Separates the document from its saved theme. */
export function detach(): void {
  useSaved.setState(NOTHING);
}
