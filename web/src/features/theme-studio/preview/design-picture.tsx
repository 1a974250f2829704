import { VISUALS, type Theme, type VisualName } from '@flexa/theme-engine/model';
import { createThemeReader } from './theme-reader';
import { REPORT_PAGES } from '../store/page-names';
import { pickLayout } from './pages';
import type { PlacedTile as Tile } from './tiles';
import { StillResolver } from './theme-resolver';
import { drawTitleBox } from './visuals/text-box';
import {
  placeVisuals,
  type PageDesign,
  type PlacedPage,
  type VisualDesign,
} from '@flexa/theme-engine/project';

/** The preview draws a report at three quarters: a point of the theme is a unit. */
const SCALE = 0.75;

/** The first tile of each kind of visual on the preview's pages. */
const TILES = new Map<VisualName, Tile>(
  REPORT_PAGES.flatMap((page) =>
    pickLayout(page, 'desktop').visuals.map((tile): [VisualName, Tile] => [tile.visual, tile]),
  ).reverse(),
);

/** Drawn instead of what the preview does not show. */
const STAND_INS: Partial<Record<VisualName, VisualName>> = {
  hundredPercentStackedColumnChart: 'clusteredColumnChart',
  ribbonChart: 'stackedAreaChart',
  scatterChart: 'lineChart',
  card: 'kpi',
  multiRowCard: 'cardVisual',
};

/** A drawing for each kind of visual that has one, with its own figures or those of one like it. */
export const TILES_BY_VISUAL: ReadonlyMap<VisualName, Tile> = new Map(
  (Object.keys(VISUALS) as VisualName[]).flatMap((visual): [VisualName, Tile][] => {
    const tile = TILES.get(visual) ?? TILES.get(STAND_INS[visual] ?? visual);
    return tile ? [[visual, tile]] : [];
  }),
);

interface DesignPictureProps {
  theme: Theme;
  page: PageDesign | PlacedPage;
}

/**
 * A page of a project in a theme as an SVG of its own, for a file: its visuals stand where the
 * project has them, drawn by the studio's preview with its figures.
 */
export function DesignPicture({ theme, page }: DesignPictureProps) {
  const seen = createThemeReader(theme);
  const [width, height] = [page.width * SCALE, page.height * SCALE];
  const pageResolver = new StillResolver(seen, 'page');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <rect
        width={width}
        height={height}
        fill={pageResolver.readColor('background', 'color', 'background')}
      />
      {placeVisuals(page).map(({ visual, ...box }) => {
        const size = { w: box.width * SCALE, h: box.height * SCALE };
        return (
          <g key={visual.id} transform={`translate(${box.x * SCALE} ${box.y * SCALE})`}>
            {findDrawing(visual)(new StillResolver(seen, visual.type), size)}
          </g>
        );
      })}
    </svg>
  );
}

function findDrawing(visual: VisualDesign): Tile['draw'] {
  if (visual.id === 'heading') {
    return (resolver, size) =>
      drawTitleBox(resolver, size, visual.title ?? '', visual.subTitle ?? '');
  }
  const tile = TILES_BY_VISUAL.get(visual.type);
  if (!tile) throw new Error(`The preview has no drawing of ${VISUALS[visual.type]}`);
  return tile.draw;
}
