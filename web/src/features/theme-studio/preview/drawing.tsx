import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LiveColors } from './live-colors';
import type { ThemeReader } from './theme-reader';
import {
  drawCached,
  type CachedDrawing,
  type ScaleSize,
  type ThemeResolver,
} from './theme-resolver';

/** A drawing and its place on the page. */
export interface Place {
  /** Identifies the drawing and its size: see `drawn`. */
  readonly id: string;
  readonly visual: string;
  readonly draw: (resolver: ThemeResolver) => ReactNode;
  readonly x: number;
  readonly y: number;
}

interface DrawingProps {
  drawing: CachedDrawing;
  /** Gives the initial colours; `useDrawings` applies later ones. */
  reader: ThemeReader;
  live: Set<LiveColors>;
  x?: number;
  y?: number;
}

/**
 * Returns the drawings at some places. Drawings that are on the page follow the colours of the
 * theme.
 */
export function useDrawings(places: readonly Place[], reader: ThemeReader, scaleSize?: ScaleSize) {
  const [live] = useState(() => new Set<LiveColors>());
  // One effect for all drawings: an effect per visual would cost more than its work.
  useLayoutEffect(() => {
    for (const each of live) each.show(reader);
  }, [live, reader]);
  const drawings = places.map((place) => ({
    place,
    drawing: drawCached(place.id, place.visual, reader, place.draw, scaleSize),
  }));
  return { drawings, live };
}

/**
 * Draws a visual at its place. If only colours changed, only the marks with those colours are
 * updated.
 */
export const Drawing = memo(function Drawing({
  drawing,
  reader,
  live,
  x = 0,
  y = 0,
}: DrawingProps) {
  const group = useRef<SVGGElement>(null);
  // React keeps the initial colours of a drawing; `LiveColors` writes later ones.
  const [first, setFirst] = useState({ drawing, colors: drawing.resolver.computeColors(reader) });
  if (first.drawing !== drawing)
    setFirst({ drawing, colors: drawing.resolver.computeColors(reader) });

  useLayoutEffect(() => {
    if (!group.current) return;
    const liveColors = new LiveColors(group.current, first.drawing.resolver, first.colors);
    live.add(liveColors);
    return () => {
      live.delete(liveColors);
      liveColors.clear();
    };
  }, [first, live]);

  return (
    <g
      ref={group}
      style={first.colors}
      aria-hidden="true"
      {...((x !== 0 || y !== 0) && { transform: `translate(${x} ${y})` })}
    >
      {drawing.node}
    </g>
  );
}, isSame);

/** Ignores the reader, which changes with each move of a colour. */
function isSame(before: DrawingProps, after: DrawingProps): boolean {
  return before.drawing === after.drawing && before.x === after.x && before.y === after.y;
}
