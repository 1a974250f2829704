import { roundCoordinate, type Attributes, type Shape } from './scene';
import { fitName, estimateWidth } from './words';

/** Names below the categories of a chart: in lines, or turned to be read from below. */
export interface AxisNames {
  height: number;
  isTurned: boolean;
  /** The lines of each name. */
  texts: readonly (readonly string[])[];
}

interface NameRoom {
  /** Width of a category. */
  step: number;
  fontSize: number;
  /** Height of one line with its space. */
  line: number;
  /** Height that names may take. */
  most: number;
}

const GAP = 3;
const MAX_LINES = 3;
/** Height of a further line, in times the size of letters. */
const LINE = 1.2;
/** Parts of a broken word have at least so many letters. */
const MIN_PART = 4;
/** Least width of a name in ems; less shows too few letters. */
const LEAST = 3.2;
/** Least height of a turned name in ems. */
const MIN_TURNED = 4;

/**
 * Lays out names so that as much of them as possible can be read: on one line, on several, shortened in the middle,
 * or turned. Null where there are so many categories that only some can be named.
 */
export function layOutNames(labels: readonly string[], room: NameRoom): AxisNames | null {
  const { step, fontSize, line, most } = room;
  const width = step - GAP;
  const widest = labels.reduce((all, label) => Math.max(all, estimateWidth(label, fontSize)), 0);
  const layOutRows = (texts: readonly (readonly string[])[]): AxisNames => {
    const count = Math.max(1, ...texts.map(({ length }) => length));
    return { texts, isTurned: false, height: line + (count - 1) * fontSize * LINE };
  };
  if (widest <= width) return layOutRows(labels.map((label) => [label]));
  const isTurnable = step >= fontSize * LINE && most >= fontSize * MIN_TURNED;
  if (!isTurnable && width < fontSize * LEAST) return null;
  const lines = Math.min(MAX_LINES, 1 + Math.floor((most - line) / (fontSize * LINE)));
  const wrapped = labels.map((label) => wrap(label, width, fontSize, lines));
  if (!isTurnable) return layOutRows(wrapped);
  const length = Math.min(widest, most - GAP * 2);
  const turned = labels.map((label) => [fitName(label, length, fontSize)]);
  const lost = countLostLetters(labels, turned);
  // Lines are read more easily, unless they break words or lose much more of the names.
  const isWhole = lost === 0 && wrapped.some((text, i) => hasBrokenWord(text, labels[i] ?? ''));
  if (!isWhole && countLostLetters(labels, wrapped) <= 2 * lost) return layOutRows(wrapped);
  return { texts: turned, isTurned: true, height: length + GAP * 2 };
}

/** Tells whether a line ends inside a word. */
const hasBrokenWord = (texts: readonly string[], label: string) =>
  texts.some((text) => text.endsWith('-') && !label.includes(text));

/** How many letters of names are not shown. */
function countLostLetters(
  labels: readonly string[],
  texts: readonly (readonly string[])[],
): number {
  const countLetters = (text: string) => text.replace(/[-\s…]/g, '').length;
  return labels.reduce(
    (lost, label, i) => lost + countLetters(label) - countLetters(texts[i]?.join('') ?? ''),
    0,
  );
}

/** A name in lines; words that are too long for theirs are broken where there are lines left, or shortened. */
function wrap(label: string, width: number, fontSize: number, most: number): string[] {
  const words = label.split(/[^\S\u00A0]+|(?<=[-/&])/u).filter(Boolean);
  const parts = words.flatMap((word) => breakWord(word, width, fontSize));
  // Broken words need more lines; where there are too few, whole words are shortened.
  const isBroken = parts.length <= most;
  const lines: string[] = [];
  for (const word of isBroken ? parts : words) {
    const last = lines.at(-1);
    const isJoined = last !== undefined && /[-/]$/.test(last);
    const longer = last === undefined ? word : `${last}${isJoined ? '' : ' '}${word}`;
    const isSame = last !== undefined && estimateWidth(longer, fontSize) <= width;
    if (isSame || (last !== undefined && lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((text) => fitName(text, width, fontSize));
}

/** A word in equal parts that fit, with hyphens; it stays whole where it fits, or where its parts would be too short. */
function breakWord(word: string, width: number, fontSize: number): string[] {
  const room = width - estimateWidth('-', fontSize);
  const count = Math.ceil(estimateWidth(word, fontSize) / Math.max(1, room));
  const letters = [...word];
  const length = Math.ceil(letters.length / count);
  if (estimateWidth(word, fontSize) <= width || length < MIN_PART) return [word];
  const parts = Array.from({ length: count }, (_, i) =>
    letters.slice(i * length, (i + 1) * length).join(''),
  ).filter(Boolean);
  return parts.map((part, i) => (i < parts.length - 1 ? `${part}-` : part));
}

/** The name of one category, from the top of the axis down. */
export function drawNames(
  { texts, isTurned }: AxisNames,
  index: number,
  { x, top, line, fontSize }: { x: number; top: number; line: number; fontSize: number },
  paint: Attributes,
): Shape[] {
  const drawName = (text: string, i: number, attributes: Attributes): Shape => ({
    tag: 'text',
    key: i === 0 ? 'name' : `name-${i + 1}`,
    text,
    attributes: { ...attributes, fontSize, ...paint },
  });
  return (texts[index] ?? []).flatMap((text, i) => {
    if (text === '') return [];
    if (!isTurned) {
      const y = roundCoordinate(top + line * 0.75 + i * fontSize * LINE);
      return [drawName(text, i, { x: roundCoordinate(x), y, textAnchor: 'middle' })];
    }
    const at = { x: roundCoordinate(x + fontSize * 0.35), y: roundCoordinate(top + GAP) };
    const transform = `rotate(-90 ${at.x} ${at.y})`;
    return [drawName(text, i, { ...at, textAnchor: 'end', transform })];
  });
}
