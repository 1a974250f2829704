import { readTheme, type ReadTheme, type UnreadTheme } from './read-theme';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file and the encoding it was written in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** The file has no Unicode encoding, so accented letters may be wrong. */
  readonly isGuessed: boolean;
  /** The file is UTF-8 with a byte order mark, which `text` leaves out. */
  readonly hasByteOrderMark: boolean;
}

/** The content of a theme file, shared by browser, command line and assistants. */
export type ReadThemeText = (ReadTheme | UnreadTheme) & Pick<DecodedText, 'encoding' | 'isGuessed'>;

/** Decodes the bytes of a theme file and parses its JSON, with the position of each value and a suggested repair. */
export function readThemeText(bytes: Uint8Array): ReadThemeText {
  const { text, encoding, isGuessed, hasByteOrderMark } = decodeText(bytes);
  return { ...readTheme(hasByteOrderMark ? `\uFEFF${text}` : text), encoding, isGuessed };
}

/**
 * Decodes UTF-8 and UTF-16. Anything else is read as Windows-1252, in which every byte is a
 * character.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectUtf16(bytes) ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return {
      text,
      encoding,
      isGuessed: false,
      hasByteOrderMark: encoding === 'utf-8' && bytes[0] === 0xef,
    };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, encoding: 'windows-1252', isGuessed: true, hasByteOrderMark: false };
  }
}

/**
 * Returns true for a text file: its first bytes contain no zero, except in UTF-16. 0xd0 starts an OLE
 * file, such as an old .xls.
 */
export function isText(bytes: Uint8Array): boolean {
  if (detectUtf16(bytes) !== null) return true;
  return bytes[0] !== 0xd0 && !bytes.subarray(0, 4000).includes(0);
}

/** First characters of JSON, with or without comments. */
const JSON_FIRST_BYTES = new Set([...'{[/"\t\n\r '].map((letter) => letter.charCodeAt(0)));

/** Detects UTF-16 by its byte order mark or by a zero beside the first letter. */
function detectUtf16([first = 0, second = 0]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && JSON_FIRST_BYTES.has(first)) return 'utf-16le';
  return first === 0 && JSON_FIRST_BYTES.has(second) ? 'utf-16be' : null;
}
