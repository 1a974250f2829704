import { cn } from './cn';

/** Renders a 16 px ring in the colour of the text beside it, which explains the wait. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cn('size-4 shrink-0 animate-spin motion-reduce:animate-none', className)}
    >
      <path
        d="M8 1.5A6.5 6.5 0 1 1 2.4 4.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
