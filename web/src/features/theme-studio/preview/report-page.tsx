import type { Theme } from '@flexa/theme-engine/model';
import { pageImage, themeImage } from './draw/page-image';
import { Drawing, useDrawings, type Place } from './drawing';
import { createThemeReader } from './theme-reader';
import type { PageLayout } from './page-layout';
import type { Device } from '../store/page-names';
import { ON_PHONE, type ThemeResolver } from './theme-resolver';
import { filterPane } from './visuals/filter-pane';

/** Lists everything drawn of a page, from the ground up. */
export function partsOf({ page, width, height, pane, visuals }: PageLayout): readonly Place[] {
  const parts: Place[] = [
    {
      id: `ground ${width} ${height}`,
      visual: 'page',
      x: 0,
      y: 0,
      draw: (resolver) => ground(resolver, { width, height, pageWidth: pane?.x ?? width }),
    },
    ...visuals.map(({ box, id, visual, draw }) => ({
      id: `${page} ${width} ${id} ${box.w} ${box.h}`,
      visual,
      x: box.x,
      y: box.y,
      draw: (resolver: ThemeResolver) => draw(resolver, box),
    })),
  ];
  if (!pane) return parts;
  const filters: Place = {
    id: `pane ${pane.w} ${pane.h}`,
    visual: 'page',
    x: pane.x,
    y: pane.y,
    draw: (resolver) => filterPane(resolver, pane),
  };
  return [...parts.slice(0, 1), filters, ...parts.slice(1)];
}

interface ReportPageProps {
  theme: Theme;
  layout: PageLayout;
  device: Device;
}

/** All of a report page; the studio lays choices and frames over it. */
export function ReportArt({ theme, layout, device }: ReportPageProps) {
  const reader = createThemeReader(theme);
  const sizeOf = device === 'phone' ? ON_PHONE : undefined;
  const { drawings, live } = useDrawings(partsOf(layout), reader, sizeOf);
  return drawings.map(({ place: { id, x, y }, drawing }) => (
    <Drawing key={id} drawing={drawing} reader={reader} live={live} x={x} y={y} />
  ));
}

interface GroundSize {
  width: number;
  height: number;
  /** The page; beside it the wallpaper shows. */
  pageWidth: number;
}

/** Wallpaper and page. */
function ground(p: ThemeResolver, { width, height, pageWidth }: GroundSize) {
  const [wallpaper, background] = [themeImage(p, 'outspace'), themeImage(p, 'background')];
  return (
    <>
      <rect width={width} height={height} fill="#ffffff" />
      <rect
        width={width}
        height={height}
        fill={p.color('outspace', 'color', 'background')}
        fillOpacity={p.opacity('outspace')}
      />
      {wallpaper && pageImage(wallpaper, { w: width, h: height }, p.opacity('outspace'))}
      <rect
        width={pageWidth}
        height={height}
        fill={p.color('background', 'color', 'background')}
        fillOpacity={p.opacity('background')}
      />
      {background && pageImage(background, { w: pageWidth, h: height }, p.opacity('background'))}
    </>
  );
}
