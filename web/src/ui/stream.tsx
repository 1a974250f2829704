import { cn } from './cn';
import { STREAM_HEIGHT, STREAM_HILLS, STREAM_LAYERS, STREAM_WIDTH } from './stream-shape';

interface StreamProps {
  /** Eight CSS colours from the top layer down; variables work too. */
  colors?: readonly string[];
  /** Colour of the hairlines between layers: that of the background below. */
  gap?: string;
  /** 'float' draws the stream alone; 'hills' extends the layers to the bottom of the box. */
  shape?: 'float' | 'hills';
  /** Part of the box to show. */
  viewBox?: string;
  className?: string;
}

const INDIGO = Array.from({ length: 8 }, (_, i) => `var(--stream-${i + 1})`);

/**
 * Draws eight decorative layers in eight shades, stretched to the available space. Their lines stay
 * hairlines.
 */
export function Stream({
  colors = INDIGO,
  gap = 'var(--deep)',
  shape = 'hills',
  viewBox = `0 0 ${STREAM_WIDTH} ${STREAM_HEIGHT}`,
  className,
}: StreamProps) {
  const layers = shape === 'hills' ? STREAM_HILLS : STREAM_LAYERS;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="none"
      className={cn('block', className)}
      stroke={gap}
      strokeWidth="1.5"
    >
      {layers.map((path, i) => (
        <path
          key={path}
          d={path}
          fill={colors[i]}
          // The outer outline has no line.
          stroke={i === 0 ? 'none' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
