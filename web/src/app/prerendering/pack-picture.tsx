import { MAIL_PICTURE, buildMailPicturePath } from '@flexa/contracts/mail-pictures';
import { PACKS, type Pack } from '@flexa/contracts/plans';
import {
  drawForecast,
  readForecastSettings,
  sayInEnglish as sayForecast,
} from '@flexa/visuals/forecast';
import {
  drawKeyFigures,
  readKeyFigureSettings,
  sayInEnglish as sayFigures,
} from '@flexa/visuals/key-figure';
import { SceneView } from '@flexa/visuals/react';
import {
  FORECAST_SAMPLES,
  KEY_FIGURE_SAMPLES,
  TABLE_SAMPLES,
  VARIANCE_SAMPLES,
} from '@flexa/visuals/samples';
import type { Scene, Size } from '@flexa/visuals/scene';
import {
  drawTable,
  FIRST_VIEW,
  readTableSettings,
  sayInEnglish as sayTable,
  drawTablePicture,
} from '@flexa/visuals/table';
import {
  drawVarianceColumns,
  readVarianceSettings,
  sayInEnglish as sayVariance,
} from '@flexa/visuals/variance-columns';
import { renderToStaticMarkup } from 'react-dom/server';
import { ON_PAGE } from '@/features/content/showcase/live/on-page';

interface Drawing {
  size: Size;
  /** Font size in points. */
  fontSize: number;
  /** Row height of a table, and width of cells with a drawing. */
  row: number;
  cell: number;
  /** Number of key figures side by side. */
  figures: number;
}

const createTextSettings = ({ fontSize }: Drawing) => ({ text: { fontFamily: 'Inter', fontSize } });

/** The visual that represents each pack, drawn by the code that runs in Power BI. */
const SCENES: Readonly<Record<Pack, (drawing: Drawing) => Scene>> = {
  charts: (drawing) =>
    drawVarianceColumns({
      ...ON_PAGE,
      size: drawing.size,
      say: sayVariance,
      data: VARIANCE_SAMPLES[0].data,
      settings: readVarianceSettings({ ...createTextSettings(drawing), legend: { show: false } }),
    }),
  tables: (drawing) =>
    drawTablePicture(
      drawTable({
        ...ON_PAGE,
        size: drawing.size,
        say: sayTable,
        data: TABLE_SAMPLES[0].data(),
        settings: readTableSettings({
          ...createTextSettings(drawing),
          rows: { height: drawing.row },
          bars: { width: drawing.cell },
          sparklines: { width: drawing.cell },
        }),
        view: FIRST_VIEW,
      }),
    ),
  designs: (drawing) =>
    drawKeyFigures({
      ...ON_PAGE,
      size: drawing.size,
      say: sayFigures,
      settings: readKeyFigureSettings(createTextSettings(drawing)),
      data: {
        ...KEY_FIGURE_SAMPLES[0].data,
        figures: KEY_FIGURE_SAMPLES[0].data.figures.slice(0, drawing.figures),
      },
    }),
  analytics: (drawing) =>
    drawForecast({
      ...ON_PAGE,
      size: drawing.size,
      say: sayForecast,
      data: FORECAST_SAMPLES[0].data,
      settings: readForecastSettings(createTextSettings(drawing)),
    }),
};

/** Packs by the path of their pages. */
const PAGES: Readonly<Record<string, Pack>> = {
  '/flexa-charts': 'charts',
  '/flexa-tables': 'tables',
  '/flexa-design': 'designs',
  '/flexa-analytics': 'analytics',
};
/** Measures for link previews, which are small. */
const SHARED: Drawing = {
  size: { width: 1008, height: 254 },
  fontSize: 13,
  row: 31,
  cell: 210,
  figures: 4,
};

/** Draws the picture of a pack's page as SVG, with the colour names of tokens.css. */
export function drawPackPicture(path: string): string | undefined {
  const pack = PAGES[path];
  return pack && renderToStaticMarkup(<SceneView scene={SCENES[pack](SHARED)} />);
}

const PADDING = { x: 16, y: 12 };

/** A picture of each pack for mails. The build makes PNG files, since mail programs don't show SVG. */
export const mailPictures = PACKS.map((pack) => {
  const { width, height } = MAIL_PICTURE;
  const size = { width: width - 2 * PADDING.x, height: height - 2 * PADDING.y };
  const drawing: Drawing = { size, fontSize: 9, row: 29, cell: 124, figures: 3 };
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width={width} height={height} fill={ON_PAGE.palette.background} />
      <g transform={`translate(${PADDING.x} ${PADDING.y})`}>
        <SceneView scene={SCENES[pack](drawing)} />
      </g>
    </svg>,
  );
  return { svg, kind: 'png', width: 2 * width, file: buildMailPicturePath(pack).slice(1) };
});
