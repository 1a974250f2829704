import { chooseInk } from '../settings/colors';
import type { ColoredPoint } from '../settings/point-colors';
import { isRightToLeft } from './input';
import { roundCoordinate, type Palette, type Scene, type Shape, type Size } from './scene';
import { drawWord, toPixels } from './word-shape';
import { BOLD, wrapWords } from './words';

/** A comment on a point of a drawing. */
export interface Comment {
  point: number;
  /** Name of the point. */
  name: string;
  text: string;
  /** Colour of its mark by a rule or a field. */
  color?: string | undefined;
}

/** A comment with its number and, in a list, its lines. */
export interface ListedComment extends Comment {
  number: number;
  lines: readonly string[];
}

interface CommentOptions {
  show: boolean;
  place: 'auto' | 'beside' | 'under' | 'none';
  fontSize: number;
}

/** The numbered comments beside or below a drawing. */
export interface CommentList {
  isBeside: boolean;
  /** Room that the list takes from the drawing. */
  width: number;
  height: number;
  fontSize: number;
  line: number;
  /** Width of the numbers before the texts. */
  indent: number;
  entries: readonly ListedComment[];
  /** Comments without room, which only tooltips and screen readers have. */
  omitted: number;
}

/** A comment takes so many lines of the list at most. */
const MAX_LINES = 4;
const LINE = 1.65;
export const COMMENT_GAP = 8;
/** Part of the height that a list below takes at most, and room that it leaves to the drawing. */
const MAX_UNDER = 0.35;
const MIN_DRAWING = { width: 280, height: 120 };
const LIST_WIDTH = { part: 0.3, least: 140, most: 280 };

/** Radius of a mark, in ems. */
const MARK = 0.75;
export const computeMarkSize = (fontSize: number) => Math.round(fontSize * MARK * 2);

/** Lays out the list of comments where the drawing keeps enough room; null without such a place. */
export function layOutCommentList(
  comments: readonly Comment[],
  { width, height }: Size,
  options: CommentOptions,
): CommentList | null {
  if (!options.show || options.place === 'none' || comments.length === 0) return null;
  const wanted = Math.round(
    Math.min(LIST_WIDTH.most, Math.max(LIST_WIDTH.least, width * LIST_WIDTH.part)),
  );
  const hasBeside = width - wanted >= MIN_DRAWING.width && height >= MIN_DRAWING.height;
  const maxHeight = Math.min(height * MAX_UNDER, height - MIN_DRAWING.height);
  const isBeside =
    options.place === 'beside' || (options.place === 'auto' && hasBeside && width > height * 1.2);
  if (isBeside) return hasBeside ? fillList(comments, wanted, height, true, options) : null;
  return fillList(comments, width, maxHeight, false, options);
}

function fillList(
  comments: readonly Comment[],
  width: number,
  maxHeight: number,
  isBeside: boolean,
  options: CommentOptions,
): CommentList | null {
  const fontSize = toPixels(options.fontSize);
  const line = Math.round(fontSize * LINE);
  const indent = computeMarkSize(fontSize) + 6;
  const room = (width - indent - 2 * COMMENT_GAP) / BOLD;
  const most = Math.floor((maxHeight - COMMENT_GAP) / line);
  const entries: ListedComment[] = [];
  let count = 0;
  for (const [place, comment] of comments.entries()) {
    const text = comment.name === '' ? comment.text : `${comment.name}: ${comment.text}`;
    const lines = wrapWords(text, room, fontSize, MAX_LINES);
    const isLast = place === comments.length - 1;
    if (count + lines.length + (isLast ? 0 : 1) > most) break;
    entries.push({ ...comment, number: place + 1, lines });
    count += lines.length;
  }
  if (entries.length === 0 || room < fontSize * 6) return null;
  const omitted = comments.length - entries.length;
  const height = (count + Number(omitted > 0)) * line + COMMENT_GAP;
  return { isBeside, width, height, fontSize, line, indent, entries, omitted };
}

interface CommentedInput {
  size: Size;
  palette: Palette;
  locale: string;
  settings: {
    comments: CommentOptions & { color: string | null };
    text: { fontFamily: string; color: string | null };
  };
}

interface Marking {
  comments: readonly Comment[];
  /** True if points are rows with names at their start, false for columns with names below. */
  isRows: boolean;
  /** False if points of several small drawings leave no free edge for marks. */
  hasMarks: boolean;
}

/**
 * Draws with numbered marks at the commented points and the texts in a list. Marks have an edge of their own: below the
 * names of columns, or before those of rows. So neither marks nor texts ever cover data.
 */
export function drawWithComments<Input extends CommentedInput>(
  input: Input,
  { comments, isRows, hasMarks }: Marking,
  draw: (input: Input) => Scene,
): Scene {
  const { size, palette, locale, settings } = input;
  if (!settings.comments.show || comments.length === 0) return draw(input);
  const isMirrored = isRightToLeft(locale);
  const list = layOutCommentList(comments, size, settings.comments);
  const fontSize = toPixels(settings.comments.fontSize);
  const lane = hasMarks ? computeMarkSize(fontSize) + 4 : 0;
  const beside = list?.isBeside ? list.width : 0;
  const under = list && !list.isBeside ? list.height : 0;
  const inner = {
    width: Math.max(1, size.width - beside - (isRows ? lane : 0)),
    height: Math.max(1, size.height - under - (isRows ? 0 : lane)),
  };
  const scene = draw({ ...input, size: inner });
  const points = new Map<number, PointBox>();
  collectBoxes(scene.shapes, 0, 0, points);
  // Without points there is a sentence in place of the drawing.
  if (points.size === 0) return draw(input);

  const left = isMirrored ? beside : isRows ? lane : 0;
  const style = { fontSize, palette, color: settings.comments.color };
  const laneX = isMirrored ? left + inner.width + lane / 2 : lane / 2;
  const laneY = scene.height + lane / 2;
  const marks: Shape[] = [];
  let last = -Infinity;
  for (const [place, comment] of comments.entries()) {
    const box = hasMarks ? points.get(comment.point) : undefined;
    if (!box) continue;
    const along = isRows ? box.y + box.height / 2 : left + box.x + box.width / 2;
    // Marks that would touch leave the number to the list.
    if (Math.abs(along - last) < computeMarkSize(fontSize)) continue;
    last = along;
    const at = isRows ? { x: laneX, y: along } : { x: along, y: laneY };
    marks.push(drawMark(`comment-${place + 1}`, { ...comment, number: place + 1 }, at, style));
  }
  const height = scene.height + (isRows ? 0 : lane);
  return {
    ...scene,
    width: size.width,
    height: height + under,
    shapes: [
      {
        tag: 'g',
        key: 'commented',
        attributes: left === 0 ? {} : { transform: `translate(${roundCoordinate(left)} 0)` },
        children: scene.shapes,
      },
      {
        tag: 'g',
        key: 'comments',
        // Each point says its comment.
        attributes: { fontFamily: settings.text.fontFamily, 'aria-hidden': 'true' },
        children: [
          ...marks,
          ...(list ? drawList(list, { input, isMirrored, top: list.isBeside ? 0 : height }) : []),
        ],
      },
    ],
  };
}

interface PointBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Collects the boxes that a pointer hits, by their points, with how far the groups around move them. */
function collectBoxes(
  shapes: readonly Shape[],
  x: number,
  y: number,
  into: Map<number, PointBox>,
): void {
  for (const { point, attributes, children = [] } of shapes) {
    const [, right = '0', down = '0'] =
      /^translate\((\S+) (\S+)\)$/.exec(String(attributes.transform ?? '')) ?? [];
    const [left, top] = [x + Number(right), y + Number(down)];
    const reach = children.find(({ key }) => key === 'reach')?.attributes;
    if (point !== undefined && reach) {
      into.set(point, {
        x: left + Number(reach.x),
        y: top + Number(reach.y),
        width: Number(reach.width),
        height: Number(reach.height),
      });
    } else collectBoxes(children, left, top, into);
  }
}

interface MarkStyle {
  fontSize: number;
  palette: Palette;
  color: string | null;
}

/** The number of a comment in a circle. */
function drawMark(
  key: string,
  { point, number, color: own }: Comment & { number: number },
  { x, y }: { x: number; y: number },
  { fontSize, palette, color }: MarkStyle,
): Shape {
  const ink = chooseInk(palette, own ?? color, palette.foreground);
  const r = computeMarkSize(fontSize) / 2 - 0.5;
  const small = { fontSize: Math.round(fontSize * (number > 9 ? 0.75 : 0.9)) };
  return {
    tag: 'g',
    key,
    point,
    attributes: {},
    children: [
      {
        tag: 'circle',
        key: 'ring',
        attributes: {
          cx: roundCoordinate(x),
          cy: roundCoordinate(y),
          r,
          fill: palette.background,
          stroke: ink,
          strokeWidth: 1,
        },
      },
      drawWord('number', String(number), { x, y: y + small.fontSize * 0.36 }, small, {
        fill: ink,
        fontWeight: 600,
      }),
    ],
  };
}

interface ListDraw {
  input: CommentedInput;
  isMirrored: boolean;
  top: number;
}

function drawList(
  { isBeside, width, fontSize, line, indent, entries, omitted }: CommentList,
  { input, isMirrored, top }: ListDraw,
): Shape[] {
  const { size, palette, settings } = input;
  const fill = chooseInk(palette, settings.text.color, palette.foreground);
  const style = { fontSize, palette, color: settings.comments.color };
  const start = isBeside && !isMirrored ? size.width - width : 0;
  const edge = isMirrored ? start + width - COMMENT_GAP : start + COMMENT_GAP;
  const turn = isMirrored ? -1 : 1;
  const words = { fill, textAnchor: isMirrored ? 'end' : 'start' };
  let y = top + COMMENT_GAP / 2;
  const shapes = entries.map((entry): Shape => {
    const first = y;
    y += entry.lines.length * line;
    const mark = { x: edge + (turn * computeMarkSize(fontSize)) / 2, y: first + line / 2 };
    return {
      tag: 'g',
      key: `note-${entry.number}`,
      point: entry.point,
      attributes: {},
      children: [
        drawMark('mark', entry, mark, style),
        ...entry.lines.map((text, i) =>
          drawWord(
            `line-${i}`,
            text,
            { x: edge + turn * indent, y: first + i * line + line * 0.7 },
            { fontSize },
            words,
          ),
        ),
      ],
    };
  });
  if (omitted === 0) return shapes;
  const at = { x: edge + turn * indent, y: y + line * 0.7 };
  return [...shapes, drawWord('omitted', `+${omitted}`, at, { fontSize }, words)];
}

interface CommentedPoint extends ColoredPoint {
  label: string;
  panel?: string;
  comment?: string;
}

/** Returns comments in the order of their points, without blank ones. */
export const listComments = (
  points: readonly CommentedPoint[],
  order: readonly number[] = [...points.keys()],
): Comment[] =>
  order.flatMap((point) => {
    const { label, panel, comment, colors } = points[point] ?? { label: '' };
    const name = panel === undefined ? label : `${panel}, ${label}`;
    return comment ? [{ point, name, text: comment, color: colors?.comments?.color }] : [];
  });
