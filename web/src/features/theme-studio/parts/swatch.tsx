import { cn } from '@/ui/cn';

/** Shows a colour, 20 by 20 pixels, and optionally in its lower right corner how someone else sees it. */
export function Swatch({
  color,
  seen,
  className,
}: {
  color: string;
  seen?: string | undefined;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cn('size-5 shrink-0 rounded-6 inset-ring inset-ring-text/14', className)}
      style={{
        background:
          seen && seen !== color
            ? `linear-gradient(to bottom right, ${color} 50%, ${seen} 50.1%)`
            : color,
      }}
    />
  );
}
