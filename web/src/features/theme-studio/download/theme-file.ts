import { formatDocument, type StudioDocument } from '@flexa/theme-engine/model';
import { reportError } from '@/lib/report-error';
import { compileThemeOnce } from '../store/use-theme';

/** Returns the text of theme.json. An imported file keeps its bytes, but for what changed since. */
export function makeThemeText(document: StudioDocument): Promise<string> | string {
  const theme = compileThemeOnce(document);
  if (document.layout?.source === undefined) return formatDocument(document, theme);
  return import('@flexa/theme-engine/source-text').then(({ formatSource }) =>
    formatSource(document, theme),
  );
}

/** Passes the text of theme.json on. This is synchronous unless code for an imported file has to load. */
export function withThemeText(document: StudioDocument, take: (text: string) => void): void {
  const text = makeThemeText(document);
  if (typeof text === 'string') take(text);
  else text.then(take, (error: unknown) => reportError(error));
}
