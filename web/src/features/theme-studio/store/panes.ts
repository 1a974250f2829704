import { create } from 'zustand';
import type { Intent } from './intent';

/** How much of the window the sheet on a phone takes. */
export type SheetHeight = 'low' | 'rest' | 'full';

export type DialogName =
  | 'find'
  | 'keys'
  | 'rename'
  | 'versions'
  | 'account'
  | 'conflict'
  | 'brand'
  | 'organization'
  | 'team-themes';

interface Panes {
  /** Null: open where there is room for it (1360 px), else the strip. */
  checksOpen: boolean | null;
  /** Under 1100 px the controls lie over the canvas, and are closed until asked for. */
  controlsOpen: boolean;
  sheet: SheetHeight;
  /** On a phone one sheet holds the controls of the section or the checks. */
  sheetShows: 'controls' | 'checks';
  dialog: DialogName | null;
  /** The action that needs an account. */
  intent: Intent;
}

/** Open panes of the studio. Unlike the document they are not kept after the visit. */
export const usePanes = create<Panes>(() => ({
  checksOpen: null,
  controlsOpen: false,
  sheet: 'rest',
  sheetShows: 'controls',
  dialog: null,
  intent: 'save',
}));

export function openDialog(dialog: DialogName): void {
  usePanes.setState({ dialog });
}

/** Asks a visitor to sign in; what they were about to do goes on afterwards. */
export function askForAccount(intent: Intent): void {
  usePanes.setState({ dialog: 'account', intent });
}

export function closeDialog(): void {
  usePanes.setState({ dialog: null });
}

/** Shows the checks, wherever they have their place at this width. */
export function showChecks(): void {
  usePanes.setState({ checksOpen: true, sheetShows: 'checks', sheet: 'full' });
}
