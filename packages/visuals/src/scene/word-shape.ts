import {
  roundCoordinate,
  type Attributes,
  type Palette,
  type Scene,
  type Shape,
  type Size,
} from './scene';
import { estimateWidth, wrapWords } from './words';

/** Power BI has sizes of type in points. */
const PIXELS_PER_POINT = 4 / 3;

export const toPixels = (points: number) => Math.round(points * PIXELS_PER_POINT);

/** Makes a word centred on a point, unless its attributes say otherwise. */
export function drawWord(
  key: string,
  text: string,
  { x, y }: { x: number; y: number },
  { fontSize }: { fontSize: number },
  attributes: Attributes,
): Shape {
  const at = { x: roundCoordinate(x), y: roundCoordinate(y), fontSize, textAnchor: 'middle' };
  return { tag: 'text', key, text, attributes: { ...at, ...attributes } };
}

interface NotePlace {
  width: number;
  edge: number;
  top?: number;
  isMirrored: boolean;
}

/** Makes a remark at the end of the first line of a drawing. */
export function drawNoteShape(
  text: string,
  { width, edge, top = edge, isMirrored }: NotePlace,
  { fontSize, line }: { fontSize: number; line: number },
  fill: string,
): Shape {
  const at = { x: isMirrored ? edge : width - edge, y: top + line * 0.7 };
  const paint = { fill, fontStyle: 'italic', textAnchor: isMirrored ? 'start' : 'end' };
  return drawWord('note', text, at, { fontSize }, paint);
}

/** Tells whether there is room for nine of ten words; a few that touch are better than none. */
export function canFitLabels(labels: readonly string[], room: number, fontSize: number): boolean {
  const widths = labels.filter(Boolean).map((label) => estimateWidth(label, fontSize));
  const tooWide = widths.filter((width) => width > room).length;
  return widths.length > 0 && tooWide * 10 <= widths.length;
}

/** One sentence in the middle, in the place of a drawing that can't be, in as many lines as it needs. */
export function createStateScene(
  size: Size,
  { secondary }: Palette,
  fontFamily: string,
  sentence: string,
): Scene {
  const fontSize = 12;
  const line = fontSize * 1.4;
  const most = Math.max(1, Math.floor(size.height / line));
  const lines = wrapWords(sentence, size.width - 8, fontSize, most);
  const paint = { fill: secondary, fontFamily };
  const shapes = lines.map((text, i) => {
    const y = size.height / 2 + 4 + (i - (lines.length - 1) / 2) * line;
    return drawWord(`state-${i}`, text, { x: size.width / 2, y }, { fontSize }, paint);
  });
  return { ...size, label: sentence, shapes };
}
