import { themeOf, type StudioDocument } from '../model/document';
import { escapeXml } from '../export/svg';
import {
  box,
  element,
  familyOf,
  mutedOnPage,
  onPage,
  partHead,
  ratio,
  readable,
  weightOf,
  words,
} from './draw';
import { lookOf, type Look } from './look';
import { sample, SAMPLE_HEIGHT } from './sample';

const WIDTH = 1240;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const COLUMNS = 8;
const PART = 56;

/** A page that shows a theme to people: colours with their contrast, text, type, status and a sample. */
export function styleGuide(document: StudioDocument): {
  svg: string;
  width: number;
  height: number;
} {
  const look = lookOf(themeOf(document));
  const parts: string[] = [];
  let y = MARGIN;
  const add = (height: number, draw: (top: number) => string) => {
    parts.push(draw(y));
    y += height + PART;
  };
  add(70, (top) => head(look, document, top));
  const rows = Math.ceil(look.data.length / COLUMNS);
  add(36 + rows * 164 - 16, (top) => palette(look, top));
  add(36 + 132, (top) => levels(look, top));
  add(36 + typeHeight(look), (top) => type(look, top));
  add(36 + 116, (top) => statusAndGradient(look, top));
  add(
    36 + SAMPLE_HEIGHT,
    (top) =>
      partHead(look, MARGIN, top + 16, 'In a report') + sample(look, MARGIN, top + 36, INNER),
  );
  const height = Math.round(y - PART + MARGIN);
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      'font-family': familyOf(look.classes[3]?.face ?? 'Segoe UI'),
    },
    `<title>${escapeXml(document.name)}</title>${box([0, 0, WIDTH, height], look.page)}${parts.join('')}`,
  );
  return { svg, width: WIDTH, height };
}

function head(look: Look, { name, decisions }: StudioDocument, y: number): string {
  const [callout] = look.classes;
  const face = callout?.face ?? '';
  return [
    box([MARGIN, y, 6, 62], look.accent, { radius: 3 }),
    words(MARGIN + 24, y + 34, name, {
      size: 40,
      fill: onPage(look),
      face,
      weight: weightOf(face),
    }),
    words(MARGIN + 24, y + 62, `A ${decisions.page} theme for Power BI, set in ${decisions.font}`, {
      size: 17,
      fill: mutedOnPage(look),
    }),
  ].join('');
}

function palette(look: Look, y: number): string {
  const gap = 14;
  const width = (INNER - gap * (COLUMNS - 1)) / COLUMNS;
  return [
    partHead(look, MARGIN, y + 16, 'Data colours, with their contrast on a card'),
    ...look.data.map((color, i) => {
      const x = MARGIN + (i % COLUMNS) * (width + gap);
      const top = y + 36 + Math.floor(i / COLUMNS) * 164;
      return [
        box([x, top, width, 148], look.card, { stroke: look.line, radius: look.radius }),
        box([x + 10, top + 10, width - 20, 74], color, { radius: Math.min(look.radius, 8) }),
        words(x + 20, top + 32, `${i + 1}`, { size: 15, fill: readable(color), weight: 600 }),
        words(x + 10, top + 110, color, { size: 16, fill: readable(look.card, [look.text]) }),
        words(x + 10, top + 132, ratio(color, look.card), {
          size: 14,
          fill: readable(look.card, [look.muted, look.text]),
        }),
      ].join('');
    }),
  ].join('');
}

function levels(look: Look, y: number): string {
  const gap = 14;
  const width = (INNER - gap * 3) / 4;
  return [
    partHead(look, MARGIN, y + 16, 'Text levels'),
    ...look.levels.map(({ label, use, color }, i) => {
      const x = MARGIN + i * (width + gap);
      const top = y + 36;
      const ink = readable(look.card, [look.text]);
      const quiet = readable(look.card, [look.muted, look.text]);
      return [
        box([x, top, width, 132], look.card, { stroke: look.line, radius: look.radius }),
        // Lines are drawn in the third level, not written.
        i === 2
          ? [0, 1, 2].map((n) => box([x + 20, top + 26 + n * 14, 60, 3], color)).join('')
          : words(x + 20, top + 56, 'Aa', { size: 40, fill: color, weight: 600 }),
        words(x + 110, top + 40, color, { size: 16, fill: ink }),
        words(x + 110, top + 62, ratio(color, look.card), { size: 14, fill: quiet }),
        words(x + 20, top + 92, label, { size: 16, fill: ink, weight: 600 }),
        words(x + 20, top + 114, use, { size: 14, fill: quiet }),
      ].join('');
    }),
  ].join('');
}

/** Points to pixels of this page, which is larger than a report. */
const SCALE = 1.8;
const rowOf = (size: number) => Math.max(52, size * SCALE + 24);

function typeHeight({ classes }: Look): number {
  return classes.reduce((sum, { size }) => sum + rowOf(size), 24);
}

function type(look: Look, y: number): string {
  let top = y + 48;
  const lines = look.classes.map(({ label, face, size, color }) => {
    const row = rowOf(size);
    const base = top + row / 2;
    top += row;
    return [
      words(MARGIN + 24, base + 6, label, { size: 16, fill: readable(look.card, [look.text]) }),
      words(MARGIN + 150, base + 6, `${face}, ${size} pt`, {
        size: 14,
        fill: readable(look.card, [look.muted, look.text]),
      }),
      words(
        MARGIN + 410,
        base + (size * SCALE) / 3,
        label === 'Callout' ? '$22.5M' : 'Revenue by region',
        {
          size: size * SCALE,
          fill: color,
          face,
          weight: weightOf(face),
        },
      ),
    ].join('');
  });
  return [
    partHead(look, MARGIN, y + 16, 'Type'),
    box([MARGIN, y + 36, INNER, typeHeight(look)], look.card, {
      stroke: look.line,
      radius: look.radius,
    }),
    ...lines,
  ].join('');
}

function statusAndGradient(look: Look, y: number): string {
  const half = (INNER - 20) / 2;
  const right = MARGIN + half + 20;
  const frame = (x: number) =>
    box([x, y + 36, half, 116], look.card, { stroke: look.line, radius: look.radius });
  const ink = readable(look.card, [look.text]);
  const stops = look.gradient.map((color, i) =>
    element('stop', { offset: i / (look.gradient.length - 1), 'stop-color': color }),
  );
  return [
    partHead(look, MARGIN, y + 16, 'Status'),
    frame(MARGIN),
    ...look.status.map(({ label, color }, i) => {
      const x = MARGIN + 24 + i * ((half - 24) / 3);
      return [
        element('circle', { cx: x + 12, cy: y + 84, r: 12, fill: color }),
        words(x + 34, y + 90, label, { size: 17, fill: ink, weight: 600 }),
        words(x, y + 128, `${color}, ${ratio(color, look.card)}`, {
          size: 14,
          fill: readable(look.card, [look.muted, look.text]),
        }),
      ].join('');
    }),
    partHead(look, right, y + 16, 'Gradient'),
    frame(right),
    element('linearGradient', { id: 'gradient' }, stops.join('')),
    element('rect', {
      x: right + 24,
      y: y + 58,
      width: half - 48,
      height: 40,
      rx: 4,
      fill: 'url(#gradient)',
      stroke: look.line,
    }),
    ...look.gradient.map((color, i) => {
      const last = look.gradient.length - 1;
      const anchor = i === 0 ? undefined : i === last ? ('end' as const) : ('middle' as const);
      return words(right + 24 + (i / last) * (half - 48), y + 128, color, {
        size: 15,
        fill: ink,
        ...(anchor && { anchor }),
      });
    }),
  ].join('');
}
