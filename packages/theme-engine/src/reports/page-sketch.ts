import { CLASSIC } from '../base-themes';
import { resolveCardBackground, resolvePageBackground } from '../checks/backgrounds';
import { escapeXml } from '../export/svg';
import { labelVisual } from '../format/description/labels';
import type { Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { resolvePointer } from '../model/pointer';
import { readNamedColor, blendOver, resolveColor } from '../model/theme-colors';
import { resolveTheme } from '../resolve';
import { renderBox, renderElement, pickReadable, renderText } from '../export/svg-elements';
import { listBoxes, type VisualBox } from './boxes';
import { toPlainValue } from './plain-value';
import type { OpenReport, ReportPage, ReportVisual } from './report-files';
import { readText } from './visual-words';

/**
 * Draws a page without a browser: its background, and for each visual the card, the title and a few
 * marks in the theme's colours and the report's formatting. For before and after; the studio draws
 * the visuals themselves.
 */
export function drawPageSketch(report: OpenReport, page: ReportPage): string {
  const theme = resolveTheme(report.theme?.theme ?? {}, report.base.theme ?? CLASSIC.theme);
  const ground =
    readOwnColor(theme, page.json, ['/objects/background'], 'color') ??
    resolvePageBackground(theme);
  const { width, height } = page;
  const drawn = listBoxes(page).map((each) => drawVisual(theme, each, ground));
  return renderElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': 'Segoe UI, Helvetica, Arial, sans-serif',
    },
    [
      renderElement('title', {}, escapeXml(page.title)),
      renderBox([0, 0, width, height], ground),
      ...drawn,
    ].join(''),
  );
}

const CONTAINER = '/visual/visualContainerObjects';
const BARS = [0.55, 0.8, 0.4, 1, 0.65];

function drawVisual(theme: Theme, place: VisualBox, ground: string): string {
  const { visual, x, y, width, height } = place;
  if (width <= 0 || height <= 0) return '';
  const isBare = /^(?:shape|basicShape|actionButton|textbox|image|pageNavigator)$/.test(
    visual.type,
  );
  const shape = isBare
    ? readOwnColor(theme, visual.json, ['/visual/objects/fill'], 'fillColor')
    : undefined;
  const card =
    shape ??
    readOwnColor(theme, visual.json, [`${CONTAINER}/background`], 'color') ??
    (isBare ? undefined : resolveCardBackground(theme));
  const isShown = isVisible(visual, `${CONTAINER}/background`);
  const behind = card !== undefined && isShown ? card : ground;
  const ink = pickReadable(
    behind,
    [
      readOwnColor(theme, visual.json, [`${CONTAINER}/title`], 'fontColor') ?? '',
      readNamedColor(theme, 'foreground') ?? '',
    ].filter((color) => color !== ''),
  );
  const title = readTitle(visual) ?? (isBare ? '' : labelVisual(visual.type));
  const size = Math.max(9, Math.min(14, height / 4));
  const letters = Math.floor((width - 16) / (size * 0.55));
  const label = title.length > letters ? `${title.slice(0, Math.max(0, letters - 1))}…` : title;
  return [
    card !== undefined && isShown
      ? renderBox([x, y, width, height], card, { radius: isBare ? 0 : 4 })
      : '',
    label.length > 1 ? renderText(x + 8, y + size + 6, label, { size, fill: ink }) : '',
    isBare ? '' : drawMarks(theme, place),
  ].join('');
}

/** Draws bars in the colours of the first series, or none for a visual without data colours. */
function drawMarks(theme: Theme, { visual, x, y, width, height }: VisualBox): string {
  const isChart = /chart|treemap|gauge|funnel|map/i.test(visual.type);
  const [top, room] = [y + 30, height - 38];
  if (!isChart || room < 16 || width < 40) return '';
  const colors = listSeriesColors(theme, visual);
  const step = (width - 16) / BARS.length;
  return BARS.map((share, i) =>
    renderBox(
      [x + 8 + step * (i + 0.15), top + room * (1 - share), step * 0.7, room * share],
      colors[i % colors.length] ?? '#888888',
    ),
  ).join('');
}

/** Lists the report's colours of single series, then the theme's data colours. */
function listSeriesColors(theme: Theme, { json }: ReportVisual): string[] {
  const points = resolvePointer(json, '/visual/objects/dataPoint');
  const given = (Array.isArray(points) ? (points as readonly Json[]) : []).flatMap((entry) => {
    const value =
      resolvePointer(entry, '/properties/fill') ??
      resolvePointer(entry, '/properties/defaultColor');
    return value === undefined ? [] : (resolveSeriesColor(theme, value) ?? []);
  });
  const data = Array.isArray(theme['dataColors']) ? (theme['dataColors'] as readonly Json[]) : [];
  return [...given, ...data.flatMap((value) => resolveColor(theme, value)?.hex ?? [])].slice(0, 5);
}

function resolveSeriesColor(theme: Theme, value: Json): string | undefined {
  const plain = toPlainValue(value);
  const color = plain === undefined ? undefined : resolveColor(theme, plain);
  return color && blendOver(color, '#ffffff');
}

/** Returns a colour that the report sets, from the first entry of a card that has it. */
function readOwnColor(
  theme: Theme,
  json: Json,
  cards: readonly string[],
  name: string,
): string | undefined {
  for (const at of cards) {
    for (const entry of toList(resolvePointer(json, at))) {
      const value = resolvePointer(entry, `/properties/${name}`);
      const color = value === undefined ? undefined : resolveSeriesColor(theme, value);
      if (color !== undefined) return color;
    }
  }
  return undefined;
}

function isVisible({ json }: ReportVisual, at: string): boolean {
  return !toList(resolvePointer(json, at)).some((entry) => {
    const show = resolvePointer(entry, '/properties/show');
    return show !== undefined && toPlainValue(show) === false;
  });
}

function readTitle(visual: ReportVisual): string | undefined {
  return isVisible(visual, `${CONTAINER}/title`) ? readText(visual, `${CONTAINER}/title`) : '';
}

const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((each) => isObject(each)) : [];
