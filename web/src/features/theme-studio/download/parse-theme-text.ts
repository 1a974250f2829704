/**
 * Parses the text of theme.json. An imported file keeps its byte order mark, which JSON does not allow.
 *
 * @throws SyntaxError for text that is cut off
 */
export function parseThemeText(text: string): Record<string, unknown> {
  return JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
}
