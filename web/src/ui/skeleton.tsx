import { cn } from './cn';

/** The place of what comes, in its exact size (set by className). Stands still on reduced motion. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block rounded-6 bg-skeleton',
        'motion-safe:animate-shimmer motion-safe:bg-linear-to-r motion-safe:bg-[length:200%_100%]',
        'from-skeleton via-skeleton-glint to-skeleton',
        className,
      )}
    />
  );
}
