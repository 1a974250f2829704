import {
  contrast,
  gradient,
  REPORT_COLORS,
  themeJson,
  type ReportColors,
} from '@/features/theme-studio';
import type { Template } from '../../../../content/templates/templates';

const fill = (color: string) => ({ solid: { color: color.toUpperCase() } });

/** Charts with an axis of values; their grid takes the line of the cards. */
const CHARTS = [
  'columnChart',
  'clusteredColumnChart',
  'barChart',
  'clusteredBarChart',
  'lineChart',
  'areaChart',
] as const;

export function templateColors({ style, page, card }: Template): ReportColors {
  return { ...REPORT_COLORS[style === 'Dark' ? 'dark' : 'light'], page, card };
}

export function templateShades({ first, last }: Template): string[] {
  return gradient(first, last);
}

/** The lowest contrast of the template's words on its cards. */
export function wordContrast(template: Template): number {
  const { text, muted, good, bad, card } = templateColors(template);
  return Math.min(...[text, muted, good, bad].map((color) => contrast(color, card)));
}

/** The file: what the studio's model makes of the colours, and the styles of the template. */
export function templateTheme(template: Template): string {
  const { name, page, card, line2, border, radius, titleSize, labelSize, rowPadding } = template;
  const colors = templateColors(template);
  const base = JSON.parse(themeJson(templateShades(template), colors, name)) as object;
  const table = {
    grid: [
      {
        gridVertical: false,
        gridHorizontal: true,
        gridHorizontalColor: fill(line2),
        outlineColor: fill(line2),
        rowPadding,
      },
    ],
    columnHeaders: [{ fontColor: fill(colors.muted), backColor: fill(card) }],
  };
  const filterCard = (id: 'Available' | 'Applied') => ({
    $id: id,
    backgroundColor: fill(card),
    foregroundColor: fill(colors.text),
    borderColor: fill(line2),
    transparency: 0,
  });
  const theme = {
    ...base,
    thirdLevelElements: line2.toUpperCase(),
    fourthLevelElements: colors.muted.toUpperCase(),
    textClasses: {
      callout: { fontFace: 'Segoe UI Semibold', fontSize: 28, color: colors.text.toUpperCase() },
      title: {
        fontFace: 'Segoe UI Semibold',
        fontSize: titleSize,
        color: colors.text.toUpperCase(),
      },
      header: {
        fontFace: 'Segoe UI Semibold',
        fontSize: labelSize,
        color: colors.text.toUpperCase(),
      },
      label: { fontFace: 'Segoe UI', fontSize: labelSize, color: colors.muted.toUpperCase() },
    },
    visualStyles: {
      '*': {
        '*': {
          background: [{ show: true, color: fill(card), transparency: 0 }],
          border: [{ show: border, color: fill(line2), radius, width: 1 }],
          title: [{ show: true, titleWrap: true, fontColor: fill(colors.text) }],
        },
      },
      page: {
        '*': {
          background: [{ color: fill(page), transparency: 0 }],
          outspace: [{ color: fill(page), transparency: 0 }],
          outspacePane: [
            {
              backgroundColor: fill(card),
              foregroundColor: fill(colors.text),
              borderColor: fill(line2),
              transparency: 0,
            },
          ],
          filterCard: [filterCard('Available'), filterCard('Applied')],
        },
      },
      tableEx: { '*': table },
      pivotTable: { '*': table },
      ...Object.fromEntries(
        CHARTS.map((chart) => [chart, { '*': { valueAxis: [{ gridlineColor: fill(line2) }] } }]),
      ),
    },
  };
  return `${JSON.stringify(theme, null, 2)}\n`;
}
