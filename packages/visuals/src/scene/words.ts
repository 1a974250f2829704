/** Widths of letters in ems, as in Segoe UI and Arial, a little wide rather than narrow. */
const NARROW = /[\s.,:;!|'’ijlIft()[\]{}\-/]/;
const WIDE = /[mwMW@%–—…]/;
const FULL =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{1ffff}]/u;

const PLAIN = /^[ -~]*$/;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader takes for letters: an emoji of seven code points is one. */
function lettersOf(text: string): Iterable<string> {
  return PLAIN.test(text) ? text : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const widths = new Map<string, number>();

function letterWidth(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const width = guessWidth(letter);
  if (letter.length === 1) widths.set(letter, width);
  return width;
}

function guessWidth(letter: string): number {
  if (FULL.test(letter)) return 1.15;
  if (NARROW.test(letter)) return 0.33;
  if (WIDE.test(letter)) return 0.9;
  return /[A-Z]/.test(letter) ? 0.68 : 0.57;
}

/** About how wide words are, in pixels. Nothing is measured, so a server gets the same answer. */
export function wordWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of lettersOf(text)) ems += letterWidth(letter);
  return ems * fontSize;
}

/** The words in lines, as many as there is room for; one that is too long for its line is cut. */
export function wrapWords(text: string, room: number, fontSize: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const isSame = lines.length > 0 && wordWidth(longer, fontSize) <= room;
    // What is past the last line goes on it, and is cut there.
    if (isSame || (lines.length > 0 && lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitWords(line, room, fontSize)).filter(Boolean);
}

/** The words as far as there is room, with an ellipsis; empty where not even that fits. */
export function fitWords(text: string, room: number, fontSize: number): string {
  if (wordWidth(text, fontSize) <= room) return text;
  let left = room - letterWidth('…') * fontSize;
  let kept = '';
  for (const letter of lettersOf(text)) {
    left -= letterWidth(letter) * fontSize;
    if (left < 0) break;
    kept += letter;
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`;
}
