/** Widths of letters in ems, as in Segoe UI and Arial, a little wide rather than narrow. */
const NARROW = /[\s.,:;!|'’ijlIft()[\]{}\-/]/;
const SLIM = /[ckJsvxyz]/;
const WIDE = /[mwMW@%–—…]/;
const FULL =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{1ffff}]/u;

/** Marks of direction, which nothing is drawn for. */
const UNSEEN = /[\u200b-\u200f\u2066-\u2069]/;

const PLAIN = /^[ -~]*$/;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into the letters that readers see: an emoji of seven code points is one. */
function splitLetters(text: string): Iterable<string> {
  return PLAIN.test(text) ? text : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const widths = new Map<string, number>();

function estimateLetterWidth(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const width = guessWidth(letter);
  if (letter.length === 1) widths.set(letter, width);
  return width;
}

function guessWidth(letter: string): number {
  if (UNSEEN.test(letter)) return 0;
  if (FULL.test(letter)) return 1.15;
  if (NARROW.test(letter)) return 0.33;
  if (WIDE.test(letter)) return 0.9;
  if (letter === 'r') return 0.42;
  if (SLIM.test(letter)) return 0.53;
  return /[A-Z]/.test(letter) ? 0.68 : 0.57;
}

/** Semibold letters are so much wider than regular ones. */
export const BOLD = 1.08;

/** About how wide words are, in pixels. Nothing is measured, so a server gets the same answer. */
export function estimateWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of splitLetters(text)) ems += estimateLetterWidth(letter);
  return ems * fontSize;
}

/** The words in lines, as many as there is room for; one that is too long for its line is cut. */
export function wrapWords(text: string, room: number, fontSize: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const isSame = lines.length > 0 && fits(longer, room, fontSize);
    // The last line takes all remaining words and is cut.
    if (isSame || (lines.length > 0 && lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitWords(line, room, fontSize)).filter(Boolean);
}

/** Room that was made of the width of its words loses some of its last bits on the way. */
const NOISE = 0.01;

const fits = (text: string, room: number, fontSize: number) =>
  estimateWidth(text, fontSize) <= room + NOISE;

/**
 * A name with its middle cut out where there is too little room: its beginning and its end tell it from others.
 * Empty where not even a few letters fit.
 */
export function fitName(text: string, room: number, fontSize: number): string {
  if (fits(text, room, fontSize)) return text;
  const letters = [...splitLetters(text)];
  const widths = letters.map((letter) => estimateLetterWidth(letter) * fontSize);
  let left = room - estimateLetterWidth('…') * fontSize + NOISE;
  let [head, tail] = [0, 0];
  while (head + tail < letters.length) {
    // The beginning goes first, and has a letter more.
    const isHead = head <= tail;
    const width = widths[isHead ? head : letters.length - 1 - tail] ?? 0;
    if (width > left) break;
    left -= width;
    if (isHead) head += 1;
    else tail += 1;
  }
  if (head < 2) return fitWords(text, room, fontSize);
  const [start, end] = [letters.slice(0, head), letters.slice(letters.length - tail)];
  return `${start.join('').trimEnd()}…${tail > 0 ? end.join('').trimStart() : ''}`;
}

/** The words as far as there is room, with an ellipsis; empty where not even that fits. */
export function fitWords(text: string, room: number, fontSize: number): string {
  if (fits(text, room, fontSize)) return text;
  let left = room - estimateLetterWidth('…') * fontSize;
  let kept = '';
  for (const letter of splitLetters(text)) {
    left -= estimateLetterWidth(letter) * fontSize;
    if (left < 0) break;
    kept += letter;
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`;
}
