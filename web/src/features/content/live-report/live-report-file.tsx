import { renderToStaticMarkup } from 'react-dom/server';
import {
  ReportDrawing,
  compileTheme,
  type Decisions,
  type SampleReport,
} from '@/features/theme-studio';
import { createExampleDocument } from '../downloads/example-document';
import { EXAMPLES } from '../texts/examples/examples';
import { RETAIL } from '../texts/examples/reports/retail';
import { LAYOUTS, type Layout } from './layouts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Places of the visuals; a visual without one is left out. */
const BOXES: Readonly<Record<Layout, Readonly<Record<string, Box>>>> = {
  wide: Object.fromEntries(RETAIL.visuals.map(({ id, box }) => [id, box])),
  middle: {
    heading: [20, 16, 440, 60],
    'choose-1': [484, 8, 142, 76],
    'choose-2': [638, 8, 142, 76],
    figures: [20, 92, 760, 104],
    months: [20, 210, 760, 240],
    markets: [20, 464, 373, 422],
    channels: [407, 464, 373, 204],
    products: [407, 682, 373, 204],
  },
  narrow: {
    heading: [14, 12, 372, 56],
    figures: [14, 76, 372, 104],
    months: [14, 192, 372, 210],
    markets: [14, 414, 372, 250],
    channels: [14, 676, 372, 190],
  },
};

/** Changes to some visuals for narrow layouts. */
const NARROW: Readonly<Record<string, Partial<SampleReport['visuals'][number]>>> = {
  heading: { note: 'All markets, fiscal year 2025' },
  figures: { wells: { Data: ['[Total revenue]', '[Order count]'] } },
};

/** Draws the first example's report once per layout, coloured by custom properties of the page that shows it. */
export function drawLiveReport(): string {
  const [example] = EXAMPLES;
  if (!example) throw new Error('There is no example to draw');
  const document = createExampleDocument(example);
  const theme = compileTheme(document);
  const properties = mapProperties(document.decisions);
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {(Object.keys(LAYOUTS) as Layout[]).map((layout) => {
        const { width, height } = LAYOUTS[layout];
        return (
          <symbol key={layout} id={layout} viewBox={`0 0 ${width * 0.75} ${height * 0.75}`}>
            <ReportDrawing theme={theme} report={arrangeReport(layout)} size={LAYOUTS[layout]} />
          </symbol>
        );
      })}
    </svg>,
  );
  return drawing.replaceAll(/#[0-9a-f]{3,8}\b/gi, (color) => {
    const property = properties[color.toLowerCase()];
    if (!property) throw new Error(`No custom property has the colour ${color}`);
    return `var(--${property})`;
  });
}

/** Maps colours of the drawing to the custom properties that replace them. */
function mapProperties(decisions: Decisions): Readonly<Record<string, string>> {
  return {
    [decisions.pageBackground]: 'report-page',
    [decisions.background]: 'report-card',
    [decisions.thirdLevel]: 'report-line',
    [decisions.firstLevel]: 'text',
    [decisions.secondLevel]: 'muted',
    [decisions.good]: 'success',
    [decisions.bad]: 'danger',
    // Every second row of a table.
    '#fafafa': 'report-page',
    ...Object.fromEntries(decisions.dataColors.map((color, i) => [color, `d${i + 1}`])),
  };
}

function arrangeReport(layout: Layout): SampleReport {
  return {
    ...RETAIL,
    visuals: RETAIL.visuals.flatMap((visual) => {
      const box = BOXES[layout][visual.id];
      if (!box) return [];
      return [{ ...visual, ...(layout === 'narrow' && NARROW[visual.id]), box }];
    }),
  };
}
