/** Replaces no-break spaces, such as those within dates, with plain ones. */
export const normalizeSpaces = (words: string | null | undefined): string =>
  (words ?? '').replaceAll('\u00a0', ' ');
