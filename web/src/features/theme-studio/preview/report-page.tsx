import { memo } from 'react';
import type { Theme } from '../model/document';
import { VISUALS } from '../model/visuals';
import type { Box } from './draw/frame';
import { Drawing } from './drawing';
import { look, ON_PHONE, type Look } from './look';
import type { ReportPage } from './page-names';
import { layoutOf, type Device, type Placed } from './pages';
import type { Paint } from './paint';
import { filterPane } from './visuals/filter-pane';

interface ReportPageProps {
  theme: Theme;
  page: ReportPage;
  device: Device;
  /** Start of the ids of the visuals where they can be chosen; without it the page is a picture. */
  choices?: string;
  selected?: string | null;
  /** Visuals that begin below are left out for now. */
  until?: number | undefined;
}

/** What a visual is called: "Clustered column: Revenue by month". */
export function nameOf({ visual, title }: Placed): string {
  return `${VISUALS[visual]}: ${title}`;
}

/** All of a report page; the studio lays frames over it. */
export const ReportArt = memo(function ReportArt(props: ReportPageProps) {
  const { theme, page, device, choices, selected, until = Infinity } = props;
  const seen = device === 'phone' ? look(theme, ON_PHONE) : look(theme);
  const { width, height, pane, visuals } = layoutOf(page, device);
  // Over the drawing, not around it: the words drawn are no part of what the choice is called.
  const choice = (index: number, visual: string, name: string, size: Pick<Box, 'w' | 'h'>) =>
    choices !== undefined && (
      <rect
        width={size.w}
        height={size.h}
        fill="none"
        pointerEvents="all"
        id={`${choices}-${index}`}
        role="option"
        aria-label={name}
        aria-selected={visual === selected}
        data-choice={index}
      />
    );
  return (
    <>
      <Ground look={seen} width={width} height={height} pageWidth={pane?.x ?? width} />
      {pane && (
        <Drawing
          id={`pane ${pane.w} ${pane.h}`}
          visual="page"
          look={seen}
          draw={(paint) => filterPane(paint, pane)}
          x={pane.x}
          y={pane.y}
        />
      )}
      {choice(visuals.length, 'page', 'Page and filter pane', { w: width, h: height })}
      {visuals.map((placed, i) => {
        const { box, id, visual, draw } = placed;
        if (box.y >= until) return null;
        return (
          <g key={id} transform={`translate(${box.x} ${box.y})`} data-visual={visual}>
            <Drawing
              id={`${page} ${device} ${id} ${box.w} ${box.h}`}
              visual={visual}
              look={seen}
              draw={(paint) => draw(paint, box)}
            />
            {choice(i, visual, nameOf(placed), box)}
          </g>
        );
      })}
    </>
  );
});

interface GroundProps {
  look: Look;
  width: number;
  height: number;
  /** The page; beside it the wallpaper shows. */
  pageWidth: number;
}

/** Wallpaper and page. */
function Ground({ look: seen, width, height, pageWidth }: GroundProps) {
  const draw = (p: Paint) => (
    <>
      <rect width={width} height={height} fill={p.named('background')} />
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
  return <Drawing id={`ground ${width} ${height}`} visual="page" look={seen} draw={draw} />;
}
