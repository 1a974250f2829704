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
        // A hair wider than its share: no gap where a share ends between two pixels.
        <rect key={i} x={`${i * width}%`} width={`${width + 0.3}%`} height="100%" fill={shade} />
      ))}
    </svg>
  );
}
