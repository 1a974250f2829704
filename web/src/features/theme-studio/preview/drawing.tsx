import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LiveColors } from './live-colors';
import type { Look } from './look';
import { drawn, type Paint } from './paint';

interface DrawingProps {
  /** What is drawn and how large: see `drawn`. */
  id: string;
  visual: string;
  look: Look;
  draw: (paint: Paint) => ReactNode;
  x?: number;
  y?: number;
}

/** A drawing in its place. Where nothing but colours changed, only the marks that have them do. */
export function Drawing({ id, visual, look, draw, x = 0, y = 0 }: DrawingProps) {
  const { paint, node, colors } = drawn(id, visual, look, draw);
  const group = useRef<SVGGElement>(null);
  const live = useRef<LiveColors>(null);
  // The colours stay those that the drawing came with: React writes no others.
  const [first, setFirst] = useState({ paint, colors });
  if (first.paint !== paint) setFirst({ paint, colors });

  useLayoutEffect(() => {
    if (!group.current) return;
    const made = new LiveColors(group.current, first.colors);
    live.current = made;
    return () => made.clear();
  }, [first]);
  useLayoutEffect(() => live.current?.show(colors), [first, colors]);

  return (
    <g
      ref={group}
      style={first.colors}
      aria-hidden="true"
      {...((x !== 0 || y !== 0) && { transform: `translate(${x} ${y})` })}
    >
      {node}
    </g>
  );
}
