import type { Theme } from '@flexa/theme-engine/model';
import { drawPageImage, readPageImage } from './draw/page-image';
import { Drawing, useDrawings, type Place } from './drawing';
import { createThemeReader } from './theme-reader';
import type { PageLayout } from './page-layout';
import type { Device } from '../store/page-names';
import { ON_PHONE, type ThemeResolver } from './theme-resolver';
import { drawFilterPane } from './visuals/filter-pane';

/** Lists everything drawn of a page, background first. */
export function listPlaces({ page, width, height, pane, visuals }: PageLayout): readonly Place[] {
  const parts: Place[] = [
    {
      id: `ground ${width} ${height}`,
      visual: 'page',
      x: 0,
      y: 0,
      draw: (resolver) => drawBackground(resolver, { width, height, pageWidth: pane?.x ?? width }),
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
    draw: (resolver) => drawFilterPane(resolver, pane),
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
  const scaleSize = device === 'phone' ? ON_PHONE : undefined;
  const { drawings, live } = useDrawings(listPlaces(layout), reader, scaleSize);
  return drawings.map(({ place: { id, x, y }, drawing }) => (
    <Drawing key={id} drawing={drawing} reader={reader} live={live} x={x} y={y} />
  ));
}

interface BackgroundSize {
  width: number;
  height: number;
  /** The page; beside it the wallpaper shows. */
  pageWidth: number;
}

/** Wallpaper and page. */
function drawBackground(resolver: ThemeResolver, { width, height, pageWidth }: BackgroundSize) {
  const [wallpaper, background] = [
    readPageImage(resolver, 'outspace'),
    readPageImage(resolver, 'background'),
  ];
  return (
    <>
      <rect width={width} height={height} fill="#ffffff" />
      <rect
        width={width}
        height={height}
        fill={resolver.readColor('outspace', 'color', 'background')}
        fillOpacity={resolver.readOpacity('outspace')}
      />
      {wallpaper &&
        drawPageImage(wallpaper, { w: width, h: height }, resolver.readOpacity('outspace'))}
      <rect
        width={pageWidth}
        height={height}
        fill={resolver.readColor('background', 'color', 'background')}
        fillOpacity={resolver.readOpacity('background')}
      />
      {background &&
        drawPageImage(background, { w: pageWidth, h: height }, resolver.readOpacity('background'))}
    </>
  );
}
