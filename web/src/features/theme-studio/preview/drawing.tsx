import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LiveColors } from './live-colors';
import type { Look } from './look';
import { drawn, type Drawn, type Paint } from './paint';

/** Something to draw, and where on its page. */
export interface Place {
  /** What is drawn and how large: see `drawn`. */
  readonly id: string;
  readonly visual: string;
  readonly draw: (paint: Paint) => ReactNode;
  readonly x: number;
  readonly y: number;
}

interface DrawingProps {
  drawing: Drawn;
  /** For the colours it is put into the page with; later ones come by `useDrawings`. */
  look: Look;
  live: Set<LiveColors>;
  x?: number;
  y?: number;
}

/** The drawings of some places with a look; those that stand in the page follow its colours. */
export function useDrawings(places: readonly Place[], look: Look) {
  const [live] = useState(() => new Set<LiveColors>());
  // All in one effect: as many as there are visuals would cost a frame more than what they do.
  useLayoutEffect(() => {
    for (const each of live) each.show(look);
  }, [live, look]);
  const drawings = places.map((place) => ({
    place,
    drawing: drawn(place.id, place.visual, look, place.draw),
  }));
  return { drawings, live };
}

/** A drawing in its place. Where nothing but colours changed, only the marks that have them do. */
export const Drawing = memo(function Drawing({ drawing, look, live, x = 0, y = 0 }: DrawingProps) {
  const group = useRef<SVGGElement>(null);
  // The colours stay those that the drawing came with: React writes no others.
  const [first, setFirst] = useState({ drawing, colors: drawing.paint.colors(look) });
  if (first.drawing !== drawing) setFirst({ drawing, colors: drawing.paint.colors(look) });

  useLayoutEffect(() => {
    if (!group.current) return;
    const made = new LiveColors(group.current, first.drawing.paint, first.colors);
    live.add(made);
    return () => {
      live.delete(made);
      made.clear();
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

/** The look is another with each move of a colour. */
function isSame(before: DrawingProps, after: DrawingProps): boolean {
  return before.drawing === after.drawing && before.x === after.x && before.y === after.y;
}
