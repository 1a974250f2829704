import { useEffect } from 'react';
import { reportError } from '@/lib/report-error';
import { redo, SECTIONS, SIMULATIONS, toggleLock, undo, useStudio } from '../store/studio';
import { openDialog, usePanes } from '../store/panes';
import { openSection } from './rail';

/** Elements in which letters are typed. */
const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]';

function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Returns true if an overlay with its own shortcuts is open. */
function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=menu], [role=alertdialog]') !== null;
}

/** Handlers for Cmd S and Cmd Shift C. */
interface FileKeys {
  download: () => void;
  copy: () => void;
}

/** Keys of the whole studio. */
export function useShortcuts({ download, copy }: FileKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const action =
        event.metaKey || event.ctrlKey
          ? findModifierAction(event, { download, copy })
          : findPlainAction(event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [download, copy]);
}

function findModifierAction(
  event: KeyboardEvent,
  { download, copy }: FileKeys,
): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return;
  // A field has an undo of its own; what was typed in it is no step yet.
  if ((key === 'z' || key === 'y') && !isTyping(event)) {
    return key === 'y' || event.shiftKey ? redo : undo;
  }
  if (key === 'c' && event.shiftKey) return copy;
  if (event.shiftKey || isCovered()) return;
  if (key === 's') return download;
  if (key === 'k') return () => openDialog('find');
  return;
}

function findPlainAction(event: KeyboardEvent): (() => void) | undefined {
  if (event.key === 'F6') return () => walkColumns(event.shiftKey ? -1 : 1);
  if (isTyping(event) || isCovered()) return;
  if (event.altKey) return;
  if (event.key === 'Escape') return escape();
  if (event.repeat) return;
  if (event.key === '?') return () => openDialog('keys');
  const section = SECTIONS[Number(event.key) - 1];
  if (section) return () => useStudio.getState().section !== section && openSection(section);
  switch (event.key.toLowerCase()) {
    case 's':
      return shuffle;
    case 'b':
      return cycleSimulation;
    case 'l': {
      const position = findFocusedColor();
      return position === null ? undefined : () => toggleLock(position);
    }
  }
  return;
}

function shuffle(): void {
  void import('../panels/palette/palette-actions').then(
    ({ shuffleColors }) => shuffleColors(),
    (error: unknown) => reportError(error),
  );
}

function escape(): (() => void) | undefined {
  if (useStudio.getState().simulation !== 'off') {
    return () => useStudio.setState({ simulation: 'off' });
  }
  if (usePanes.getState().controlsOpen) return () => usePanes.setState({ controlsOpen: false });
  return;
}

function cycleSimulation(): void {
  useStudio.setState(({ simulation }) => ({
    simulation: SIMULATIONS[(SIMULATIONS.indexOf(simulation) + 1) % SIMULATIONS.length] ?? 'off',
  }));
}

/** Returns the data colour whose row has the focus. */
function findFocusedColor(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-color-position]');
  return row ? Number(row.dataset['colorPosition']) : null;
}

/** F6 goes from column to column, as in other programs. */
function walkColumns(step: number): void {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].filter(
    (column) => column.offsetWidth > 0,
  );
  const here = columns.findIndex((column) => column.contains(document.activeElement));
  const next = columns[(here + step + columns.length) % columns.length];
  const inside = next?.querySelector<HTMLElement>(
    '[role=tab][aria-selected=true], button:not(:disabled), a[href], input',
  );
  (next?.tabIndex === -1 && next.dataset['column'] !== 'sections' ? next : inside)?.focus();
}
