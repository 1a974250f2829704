/** Words as they are read: dates are held together by spaces at which no line ends. */
export const normalizeSpaces = (words: string | null | undefined): string =>
  (words ?? '').replaceAll('\u00a0', ' ');
