import { memo } from 'react';
import type { Theme } from '@flexa/theme-engine/model';
import { Drawing, useDrawings, type Place } from './drawing';
import { resolveTheme, ON_PHONE, type ResolvedTheme } from './resolved-theme';
import type { PageLayout } from './page-layout';
import type { Device } from '../store/page-names';
import type { ThemeResolver } from './theme-resolver';
import { filterPane } from './visuals/filter-pane';

const known = new WeakMap<PageLayout, readonly Place[]>();

/** All that is drawn of a page, from the ground up. */
export function partsOf(layout: PageLayout): readonly Place[] {
  const parts = known.get(layout) ?? listed(layout);
  known.set(layout, parts);
  return parts;
}

function listed({ page, width, height, pane, visuals }: PageLayout): readonly Place[] {
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

export function resolvedFor(theme: Theme, device: Device): ResolvedTheme {
  return device === 'phone' ? resolveTheme(theme, ON_PHONE) : resolveTheme(theme);
}

/** All of a report page; the studio lays choices and frames over it. */
export const ReportArt = memo(function ReportArt({ theme, layout, device }: ReportPageProps) {
  const seen = resolvedFor(theme, device);
  const { drawings, live } = useDrawings(partsOf(layout), seen);
  return drawings.map(({ place: { id, x, y }, drawing }) => (
    <Drawing key={id} drawing={drawing} resolved={seen} live={live} x={x} y={y} />
  ));
});

interface GroundSize {
  width: number;
  height: number;
  /** The page; beside it the wallpaper shows. */
  pageWidth: number;
}

/** Wallpaper and page. */
function ground(p: ThemeResolver, { width, height, pageWidth }: GroundSize) {
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
