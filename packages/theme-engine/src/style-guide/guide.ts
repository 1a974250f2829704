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
import { guideStyleOf, type GuideStyle } from './guide-style';
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
  const style = guideStyleOf(themeOf(document));
  const parts: string[] = [];
  let y = MARGIN;
  const add = (height: number, draw: (top: number) => string) => {
    parts.push(draw(y));
    y += height + PART;
  };
  add(70, (top) => head(style, document, top));
  const rows = Math.ceil(style.data.length / COLUMNS);
  add(36 + rows * 164 - 16, (top) => palette(style, top));
  add(36 + 132, (top) => levels(style, top));
  add(36 + typeHeight(style), (top) => type(style, top));
  add(36 + 116, (top) => statusAndGradient(style, top));
  add(
    36 + SAMPLE_HEIGHT,
    (top) =>
      partHead(style, MARGIN, top + 16, 'In a report') + sample(style, MARGIN, top + 36, INNER),
  );
  const height = Math.round(y - PART + MARGIN);
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      'font-family': familyOf(style.classes[3]?.face ?? 'Segoe UI'),
    },
    `<title>${escapeXml(document.name)}</title>${box([0, 0, WIDTH, height], style.page)}${parts.join('')}`,
  );
  return { svg, width: WIDTH, height };
}

function head(style: GuideStyle, { name, decisions }: StudioDocument, y: number): string {
  const [callout] = style.classes;
  const face = callout?.face ?? '';
  return [
    box([MARGIN, y, 6, 62], style.accent, { radius: 3 }),
    words(MARGIN + 24, y + 34, name, {
      size: 40,
      fill: onPage(style),
      face,
      weight: weightOf(face),
    }),
    words(MARGIN + 24, y + 62, `A ${decisions.page} theme for Power BI, set in ${decisions.font}`, {
      size: 17,
      fill: mutedOnPage(style),
    }),
  ].join('');
}

function palette(style: GuideStyle, y: number): string {
  const gap = 14;
  const width = (INNER - gap * (COLUMNS - 1)) / COLUMNS;
  return [
    partHead(style, MARGIN, y + 16, 'Data colours, with their contrast on a card'),
    ...style.data.map((color, i) => {
      const x = MARGIN + (i % COLUMNS) * (width + gap);
      const top = y + 36 + Math.floor(i / COLUMNS) * 164;
      return [
        box([x, top, width, 148], style.card, { stroke: style.line, radius: style.radius }),
        box([x + 10, top + 10, width - 20, 74], color, { radius: Math.min(style.radius, 8) }),
        words(x + 20, top + 32, `${i + 1}`, { size: 15, fill: readable(color), weight: 600 }),
        words(x + 10, top + 110, color, { size: 16, fill: readable(style.card, [style.text]) }),
        words(x + 10, top + 132, ratio(color, style.card), {
          size: 14,
          fill: readable(style.card, [style.muted, style.text]),
        }),
      ].join('');
    }),
  ].join('');
}

function levels(style: GuideStyle, y: number): string {
  const gap = 14;
  const width = (INNER - gap * 3) / 4;
  return [
    partHead(style, MARGIN, y + 16, 'Text levels'),
    ...style.levels.map(({ label, use, color }, i) => {
      const x = MARGIN + i * (width + gap);
      const top = y + 36;
      const ink = readable(style.card, [style.text]);
      const quiet = readable(style.card, [style.muted, style.text]);
      return [
        box([x, top, width, 132], style.card, { stroke: style.line, radius: style.radius }),
        // Lines are drawn in the third level, not written.
        i === 2
          ? [0, 1, 2].map((n) => box([x + 20, top + 26 + n * 14, 60, 3], color)).join('')
          : words(x + 20, top + 56, 'Aa', { size: 40, fill: color, weight: 600 }),
        words(x + 110, top + 40, color, { size: 16, fill: ink }),
        words(x + 110, top + 62, ratio(color, style.card), { size: 14, fill: quiet }),
        words(x + 20, top + 92, label, { size: 16, fill: ink, weight: 600 }),
        words(x + 20, top + 114, use, { size: 14, fill: quiet }),
      ].join('');
    }),
  ].join('');
}

/** Points to pixels of this page, which is larger than a report. */
const SCALE = 1.8;
const rowOf = (size: number) => Math.max(52, size * SCALE + 24);

function typeHeight({ classes }: GuideStyle): number {
  return classes.reduce((sum, { size }) => sum + rowOf(size), 24);
}

function type(style: GuideStyle, y: number): string {
  let top = y + 48;
  const lines = style.classes.map(({ label, face, size, color }) => {
    const row = rowOf(size);
    const base = top + row / 2;
    top += row;
    return [
      words(MARGIN + 24, base + 6, label, { size: 16, fill: readable(style.card, [style.text]) }),
      words(MARGIN + 150, base + 6, `${face}, ${size} pt`, {
        size: 14,
        fill: readable(style.card, [style.muted, style.text]),
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
    partHead(style, MARGIN, y + 16, 'Type'),
    box([MARGIN, y + 36, INNER, typeHeight(style)], style.card, {
      stroke: style.line,
      radius: style.radius,
    }),
    ...lines,
  ].join('');
}

function statusAndGradient(style: GuideStyle, y: number): string {
  const half = (INNER - 20) / 2;
  const right = MARGIN + half + 20;
  const frame = (x: number) =>
    box([x, y + 36, half, 116], style.card, { stroke: style.line, radius: style.radius });
  const ink = readable(style.card, [style.text]);
  const stops = style.gradient.map((color, i) =>
    element('stop', { offset: i / (style.gradient.length - 1), 'stop-color': color }),
  );
  return [
    partHead(style, MARGIN, y + 16, 'Status'),
    frame(MARGIN),
    ...style.status.map(({ label, color }, i) => {
      const x = MARGIN + 24 + i * ((half - 24) / 3);
      return [
        element('circle', { cx: x + 12, cy: y + 84, r: 12, fill: color }),
        words(x + 34, y + 90, label, { size: 17, fill: ink, weight: 600 }),
        words(x, y + 128, `${color}, ${ratio(color, style.card)}`, {
          size: 14,
          fill: readable(style.card, [style.muted, style.text]),
        }),
      ].join('');
    }),
    partHead(style, right, y + 16, 'Gradient'),
    frame(right),
    element('linearGradient', { id: 'gradient' }, stops.join('')),
    element('rect', {
      x: right + 24,
      y: y + 58,
      width: half - 48,
      height: 40,
      rx: 4,
      fill: 'url(#gradient)',
      stroke: style.line,
    }),
    ...style.gradient.map((color, i) => {
      const last = style.gradient.length - 1;
      const anchor = i === 0 ? undefined : i === last ? ('end' as const) : ('middle' as const);
      return words(right + 24 + (i / last) * (half - 48), y + 128, color, {
        size: 15,
        fill: ink,
        ...(anchor && { anchor }),
      });
    }),
  ].join('');
}
