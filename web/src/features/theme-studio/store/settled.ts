import { startTransition } from 'react';
import { create } from 'zustand';
import type { StudioDocument, Theme } from '../model/document';
import { useStudio } from './studio';
import { themeFor } from './use-theme';

/** A document that changes with every move of the pointer has settled when it rests for so long. */
const REST_MS = 80;
/** Whoever goes on dragging sees news at least this often. */
const LONGEST_MS = 400;

const useSettled = create(() => ({ document: useStudio.getState().document }));
let timer: ReturnType<typeof setTimeout> | undefined;
let since: number | undefined;

useStudio.subscribe(({ document }, before) => {
  if (document === before.document) return;
  since ??= Date.now();
  clearTimeout(timer);
  const wait = Math.min(REST_MS, Math.max(0, since + LONGEST_MS - Date.now()));
  timer = setTimeout(() => {
    since = undefined;
    startTransition(() => useSettled.setState({ document: useStudio.getState().document }));
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
