import { create } from 'zustand';
import { whenIdle } from '@/lib/when-idle';
import type { StudioDocument, Theme } from '@flexa/theme-engine/model';
import { useStudio } from './studio';
import { themeFor } from './use-theme';

/** A document that changes with every move of the pointer has settled when it rests for so long. */
const REST_MS = 80;
/** Whoever goes on dragging sees news this often, */
const LONGEST_MS = 400;
/** and so much later where no frame leaves time for it. */
const SLOW_MS = 1500;

const useSettled = create(() => ({ document: useStudio.getState().document }));
let timer: ReturnType<typeof setTimeout> | undefined;
let since: number | undefined;
let isComing = false;

function settle(): void {
  isComing = false;
  since = undefined;
  useSettled.setState({ document: useStudio.getState().document });
}

useStudio.subscribe(({ document }, before) => {
  if (document === before.document || isComing) return;
  since ??= Date.now();
  clearTimeout(timer);
  const wait = Math.min(REST_MS, Math.max(0, since + LONGEST_MS - Date.now()));
  timer = setTimeout(() => {
    isComing = true;
    whenIdle(settle, SLOW_MS);
  }, wait);
});

/**
 * Something of the document as it was when it last came to rest: for checks and hints, which would
 * take the frames of a drag from the preview.
 */
export function useSettledDocument<T>(select: (document: StudioDocument) => T): T {
  return useSettled(({ document }) => select(document));
}

/** The theme of the document as it was when it last came to rest. */
export function useSettledTheme(): Theme {
  return themeFor(useSettledDocument((document) => document));
}
