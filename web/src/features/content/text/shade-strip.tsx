import { cn } from '@/ui/cn';

interface ShadeStripProps {
  /** CSS colours. */
  shades: readonly string[];
  /** Height and radius. */
  className?: string;
}

/** Draws shades side by side in one bar. */
export function ShadeStrip({ shades, className }: ShadeStripProps) {
  const width = 100 / shades.length;
  return (
    <svg aria-hidden="true" className={cn('block w-full overflow-hidden', className)}>
      {shades.map((shade, i) => (
        // Slightly wider than its share, so that no gap shows at a fraction of a pixel.
        <rect key={i} x={`${i * width}%`} width={`${width + 0.3}%`} height="100%" fill={shade} />
      ))}
    </svg>
  );
}
