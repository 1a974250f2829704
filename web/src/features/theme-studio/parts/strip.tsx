import { cn } from '@/ui/cn';

/** Colours side by side. */
export function Strip({ colors, className }: { colors: readonly string[]; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'flex overflow-hidden rounded-6 inset-ring inset-ring-text/14 *:flex-1',
        className,
      )}
    >
      {colors.map((color, i) => (
        <span key={i} style={{ background: color }} />
      ))}
    </span>
  );
}
