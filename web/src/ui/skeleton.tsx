import { cn } from './cn';

/** Renders a placeholder in the exact size of the loading content (set by className). Not animated with reduced motion. */
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
