import { create } from 'zustand';
import { debounce } from '@/lib/debounce';
import type { StudioDocument, Theme } from '@flexa/theme-engine/model';
import { useStudio } from './studio';
import { compileThemeOnce } from './use-theme';

/** Milliseconds without a change after which a document has settled. */
const REST_MS = 80;
/** Anyone who goes on dragging sees news this often. */
const LONGEST_MS = 400;

const useSettled = create(() => ({ document: useStudio.getState().document }));
const settle = debounce(
  () => useSettled.setState({ document: useStudio.getState().document }),
  REST_MS,
  LONGEST_MS,
);

useStudio.subscribe(({ document }, before) => {
  if (document !== before.document) settle();
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
  return compileThemeOnce(useSettledDocument((document) => document));
}
