import { memo } from 'react';
import type { Theme } from '@flexa/theme-engine/model';
import { Drawing, useDrawings, type Place } from './drawing';
import { look, ON_PHONE, type Look } from './look';
import type { ReportPage } from './page-names';
import { layoutOf, type Device } from './pages';
import type { Paint } from './paint';
import { filterPane } from './visuals/filter-pane';

const known = new Map<string, readonly Place[]>();

/** All that is drawn of a page, from the ground up. */
export function partsOf(page: ReportPage, device: Device): readonly Place[] {
  const key = `${page} ${device}`;
  const parts = known.get(key) ?? listed(page, device);
  known.set(key, parts);
  return parts;
}

function listed(page: ReportPage, device: Device): readonly Place[] {
  const { width, height, pane, visuals } = layoutOf(page, device);
  const parts: Place[] = [
    {
      ...{ id: `ground ${width} ${height}`, visual: 'page', x: 0, y: 0 },
      draw: (paint) => ground(paint, { width, height, pageWidth: pane?.x ?? width }),
    },
    ...visuals.map(({ box, id, visual, draw }) => ({
      ...{ id: `${page} ${device} ${id} ${box.w} ${box.h}`, visual, x: box.x, y: box.y },
      draw: (paint: Paint) => draw(paint, box),
    })),
  ];
  if (!pane) return parts;
  const filters: Place = {
    ...{ id: `pane ${pane.w} ${pane.h}`, visual: 'page', x: pane.x, y: pane.y },
    draw: (paint) => filterPane(paint, pane),
  };
  return [...parts.slice(0, 1), filters, ...parts.slice(1)];
}

interface ReportPageProps {
  theme: Theme;
  page: ReportPage;
  device: Device;
}

export function lookFor(theme: Theme, device: Device): Look {
  return device === 'phone' ? look(theme, ON_PHONE) : look(theme);
}

/** All of a report page; the studio lays choices and frames over it. */
export const ReportArt = memo(function ReportArt({ theme, page, device }: ReportPageProps) {
  const seen = lookFor(theme, device);
  const { drawings, live } = useDrawings(partsOf(page, device), seen);
  return drawings.map(({ place: { id, x, y }, drawing }) => (
    <Drawing key={id} drawing={drawing} look={seen} live={live} x={x} y={y} />
  ));
});

interface GroundSize {
  width: number;
  height: number;
  /** The page; beside it the wallpaper shows. */
  pageWidth: number;
}

/** Wallpaper and page. */
function ground(p: Paint, { width, height, pageWidth }: GroundSize) {
  return (
    <>
      <rect width={width} height={height} fill="#ffffff" />
      <rect
        width={width}
        height={height}
        fill={p.color('outspace', 'color', 'background')}
        fillOpacity={p.opacity('outspace')}
      />
      <rect
        width={pageWidth}
        height={height}
        fill={p.color('background', 'color', 'background')}
        fillOpacity={p.opacity('background')}
      />
    </>
  );
}
