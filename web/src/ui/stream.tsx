import { cn } from './cn';
import { STREAM_HEIGHT, STREAM_HILLS, STREAM_LAYERS, STREAM_WIDTH } from './stream-shape';

interface StreamProps {
  /** Eight fills from the top layer down; CSS colours, variables too. */
  colors?: readonly string[];
  /** The hairlines between layers take the colour of the ground they lie on. */
  gap?: string;
  /** float: the stream as it is; hills: the lowest layers run on to the floor of the box. */
  shape?: 'float' | 'hills';
  /** The part of the box to show. */
  viewBox?: string;
  className?: string;
}

const INDIGO = Array.from({ length: 8 }, (_, i) => `var(--stream-${i + 1})`);

/**
 * Decoration: eight layers in eight shades. The picture is stretched to the room it gets; its
 * lines stay hairlines.
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
          // The outline of the whole has no line.
          stroke={i === 0 ? 'none' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
