import { themeOf, type StudioDocument, type Theme } from '../model/document';
import { useStudio } from '../store/studio';

const made = new WeakMap<StudioDocument, Theme>();

/** The theme being made. Each document is compiled once, however many parts of a panel ask for it. */
export function useTheme(): Theme {
  const document = useStudio((state) => state.document);
  let theme = made.get(document);
  if (!theme) {
    theme = themeOf(document);
    made.set(document, theme);
  }
  return theme;
}
