import { Skeleton } from '@/ui/skeleton';

/** The room of the summary and the four parts, until they are known. */
export function StatusLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-2 h-4 w-40" />
      <Skeleton className="mt-6 h-80 w-full rounded-16" />
    </div>
  );
}
