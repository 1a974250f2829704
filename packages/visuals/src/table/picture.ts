import { isHtml, roundCoordinate, type Scene, type Shape } from '../scene/scene';

/** Styles that a cell inherits from the boxes around it. */
interface Ink {
  color: string;
  fontSize: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ABOVE_BASELINE = 0.35;

const ANY = /./;
const PIXELS = /^[\d.]+px$/;
const BORDER = /^([\d.]+)px solid (.+)$/;
const MIXED = /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/;

/** Styles and values that are drawn, or that make no difference in a picture. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  color: ANY,
  background: ANY,
  fontFamily: ANY,
  font: ANY,
  fontSize: PIXELS,
  width: PIXELS,
  height: /^(?:[\d.]+px|100%)$/,
  top: /^(?:[\d.]+px|0)$/,
  lineHeight: PIXELS,
  padding: /^0(?: [\d.]+px)?$/,
  paddingInlineStart: PIXELS,
  paddingInlineEnd: PIXELS,
  textAlign: /^(?:left|right|start|end)$/,
  fontWeight: /^\d+$/,
  direction: /^ltr$/,
  insetInlineStart: /^0$/,
  insetInlineEnd: /^0$/,
  border: /^0$/,
  borderTop: BORDER,
  borderBottom: /^(?:none|[\d.]+px solid .+)$/,
  opacity: /^1$/,
  boxShadow: /^none$/,
  position: ANY,
  bottom: ANY,
  zIndex: ANY,
  display: ANY,
  flex: ANY,
  boxSizing: ANY,
  overflow: ANY,
  textOverflow: ANY,
  minHeight: ANY,
  cursor: ANY,
  whiteSpace: ANY,
  fontVariantNumeric: ANY,
  unicodeBidi: ANY,
};

const createUnshownError = (style: string) =>
  new Error(`The picture of a table can’t show ${style}`);

function expectKnown({ tag, style = {}, children = [] }: Shape): void {
  if (!isHtml(tag)) return;
  for (const [name, value] of Object.entries(style)) {
    if (!KNOWN[name]?.test(value)) throw createUnshownError(`${name}: ${value}`);
  }
  children.forEach(expectKnown);
}

const parsePixels = (value: string | undefined) => Number.parseFloat(value ?? '') || 0;
const readStyle = (shape: Shape) => shape.style ?? {};
const readHeight = (shape: Shape | undefined) => parsePixels(shape?.style?.height);

/**
 * A table drawn in SVG, for the preview of a link and for mails, where HTML can't be used. It knows the boxes that
 * `drawTable` makes, from left to right, and refuses any other.
 */
export function drawTablePicture(scene: Scene): Scene {
  const [table] = scene.shapes;
  const parts = table?.children ?? [];
  const [head] = parts.filter(({ key }) => key === 'header');
  const [body] = parts.filter(({ key }) => key === 'body');
  const [total] = parts.filter(({ key }) => key === 'total');
  if (!table || !body) throw new Error('Only a table with rows has a picture');
  expectKnown(table);
  const { color = '', fontSize, fontFamily = '', background = '' } = readStyle(table);
  const ink = { color, fontSize: parsePixels(fontSize) };
  const [headRow] = head?.children ?? [];
  const [top, below] = [readHeight(headRow), readHeight(total)];
  // The total is below the last row, or over the rows that have no room.
  const end = Math.min(top + readHeight(body), scene.height - below);
  const drawGround = (key: string, y: number, height: number): Shape => ({
    tag: 'rect',
    key: `ground-${key}`,
    attributes: { x: 0, y, width: scene.width, height, fill: background },
  });
  const children = [
    drawGround('all', 0, scene.height),
    ...(body.children ?? []).flatMap((row) =>
      drawRow(row, top + parsePixels(readStyle(row).top), ink),
    ),
  ];
  if (head && headRow) {
    const { color: quiet = color, borderBottom = '' } = readStyle(head);
    const row = { ...headRow, style: { ...headRow.style, borderBottom } };
    children.push(drawGround('head', 0, top), ...drawRow(row, 0, { ...ink, color: quiet }));
  }
  if (total) children.push(drawGround('total', end, below), ...drawRow(total, end, ink));
  return {
    ...scene,
    shapes: [{ tag: 'g', key: 'table', attributes: { fontFamily }, children }],
  };
}

/** Cells side by side, and the edges above and below them. */
function drawRow(row: Shape, y: number, ink: Ink): Shape[] {
  const style = readStyle(row);
  const [width, height] = [parsePixels(style.width), parsePixels(style.height)];
  let x = 0;
  const cells = (row.children ?? []).flatMap((cell) => {
    const box = { x, y, width: parsePixels(readStyle(cell).width), height };
    x += box.width;
    return drawCellContent(cell, box, `${row.key}-${y}`, ink);
  });
  const drawEdge = (side: string, border: string | undefined, at: number): Shape[] => {
    const drawn = border === undefined ? null : BORDER.exec(border);
    if (!drawn) return [];
    const [, thickness, paint = ''] = drawn;
    const ends = { x1: 0, x2: width, y1: roundCoordinate(at), y2: roundCoordinate(at) };
    return [
      {
        tag: 'line',
        key: `${row.key}-${y}-${side}`,
        attributes: { ...ends, strokeWidth: Number(thickness), ...parseStroke(paint) },
      },
    ];
  };
  return [
    ...cells,
    ...drawEdge('below', style.borderBottom, y + height - 0.5),
    ...drawEdge('above', style.borderTop, y + 0.5),
  ];
}

/** A colour mixed with transparent becomes an opacity in SVG. */
function parseStroke(paint: string): { stroke: string; strokeOpacity?: number } {
  const mixed = MIXED.exec(paint);
  if (!mixed && paint.startsWith('color-mix')) throw createUnshownError(paint);
  const [, stroke = paint, share] = mixed ?? [];
  return share === undefined ? { stroke } : { stroke, strokeOpacity: Number(share) / 100 };
}

/** The content of a cell: a small drawing, or a line of words. */
function drawCellContent(cell: Shape, box: Box, key: string, { color, fontSize }: Ink): Shape[] {
  const style = readStyle(cell);
  const [, side] = (style.padding ?? '').split(' ');
  const before = parsePixels(style.paddingInlineStart ?? side);
  const after = parsePixels(style.paddingInlineEnd ?? side);
  const isEnd = style.textAlign === 'right' || style.textAlign === 'end';
  const baseline = roundCoordinate(box.y + box.height / 2 + fontSize * ABOVE_BASELINE);
  let x = isEnd ? box.x + box.width - after : box.x + before;
  const inside = cell.children ?? [cell];
  const ground: Shape = {
    tag: 'rect',
    key: `${key}-${cell.key}-ground`,
    attributes: { ...box, fill: style.background },
  };
  const isPainted = cell.key.startsWith('cell-') && style.background !== undefined;
  const words = inside.flatMap((shape): Shape[] => {
    const name = `${key}-${cell.key}-${shape.key}`;
    if (shape.tag === 'svg') {
      const { attributes, children = [] } = shape;
      // A drawing is a block: it begins where its cell does, whatever the alignment of words.
      const at = { x: box.x + before, y: box.y };
      return [{ tag: 'svg', key: name, attributes: { ...attributes, ...at }, children }];
    }
    const at = x;
    x += parsePixels(shape === cell ? undefined : readStyle(shape).width);
    if (!shape.text) return [];
    const { color: fill = color, fontWeight = '400' } = readStyle(shape);
    const paint = { fontSize, fill, textAnchor: isEnd ? 'end' : 'start', fontWeight };
    const attributes = { x: roundCoordinate(at), y: baseline, ...paint };
    return [{ tag: 'text', key: name, text: shape.text, attributes }];
  });
  return isPainted ? [ground, ...words] : words;
}
