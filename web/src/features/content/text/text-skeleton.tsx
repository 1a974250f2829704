import { Skeleton } from '@/ui/skeleton';

/** Placeholder of a text while it loads. */
export function TextSkeleton() {
  return (
    <div
      aria-busy="true"
      aria-label="The text is loading"
      className="grid min-h-dvh content-start gap-3"
    >
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton key={line} className={line % 3 === 2 ? 'mb-4 h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </div>
  );
}
