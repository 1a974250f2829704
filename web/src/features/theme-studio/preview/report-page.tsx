import { memo, type ReactNode } from 'react';
import type { Theme } from '../model/document';
import { VISUALS } from '../model/visuals';
import type { Box } from './draw/frame';
import { look, type Look } from './look';
import type { ReportPage } from './page-names';
import { layoutOf, type Device, type Placed } from './pages';
import { drawn } from './paint';
import { filterPane } from './visuals/filter-pane';

interface ReportPageProps {
  theme: Theme;
  page: ReportPage;
  device: Device;
  /** Start of the ids of the visuals where they can be chosen; without it the page is a picture. */
  choices?: string;
  selected?: string | null;
}

/** What a visual is called: "Clustered column: Revenue by month". */
export function nameOf({ visual, title }: Placed): string {
  return `${VISUALS[visual]}: ${title}`;
}

/** All of a report page; the studio lays frames over it. */
export const ReportArt = memo(function ReportArt(props: ReportPageProps) {
  const { theme, page, device, choices, selected } = props;
  const seen = look(theme);
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
      <g aria-hidden="true">
        <Ground look={seen} width={width} height={height} pageWidth={pane?.x ?? width} />
        {pane && <Pane look={seen} box={pane} />}
      </g>
      {choice(visuals.length, 'page', 'Page and filter pane', { w: width, h: height })}
      {visuals.map((placed, i) => {
        const { box, id, visual, draw } = placed;
        const { node, style } = drawn(`${page} ${id} ${box.w} ${box.h}`, visual, seen, (paint) =>
          draw(paint, box),
        );
        return (
          <g key={id} transform={`translate(${box.x} ${box.y})`} style={style} data-visual={visual}>
            <g aria-hidden="true">{node}</g>
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
function Ground({ look: seen, width, height, pageWidth }: GroundProps): ReactNode {
  const { node, style } = drawn(`ground ${width} ${height}`, 'page', seen, (p) => (
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
  ));
  return <g style={style}>{node}</g>;
}

function Pane({ look: seen, box }: { look: Look; box: Box }): ReactNode {
  const { node, style } = drawn(`pane ${box.w} ${box.h}`, 'page', seen, (paint) =>
    filterPane(paint, box),
  );
  return (
    <g transform={`translate(${box.x} ${box.y})`} style={style}>
      {node}
    </g>
  );
}
