import { useEffect, useState } from 'react';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

const WIDTHS = ['w-40', 'w-28', 'w-36'] as const;

/** Three rows in the exact shape of what follows; what takes under 200 ms never shows them. */
export function LicenseSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 200);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={isSlow ? undefined : 'invisible'}>
      <p className="sr-only" role="status">
        {isSlow && 'Loading licences'}
      </p>
      <Skeleton className="mb-3 h-5 w-24" />
      <Card className="divide-y divide-line rounded-10">
        {WIDTHS.map((width) => (
          <div
            key={width}
            className="grid grid-cols-[40px_1fr] items-center gap-x-4 gap-y-3 p-4 sm:min-h-19 sm:grid-cols-[40px_1fr_200px] sm:px-5 sm:py-3 xl:grid-cols-[40px_1fr_268px_200px]"
          >
            <Skeleton className="size-10 rounded-10" />
            <div className="grid gap-2">
              <Skeleton className={`h-3 ${width}`} />
              <Skeleton className="h-3 w-32" />
            </div>
            <div className="col-span-2 grid gap-2 sm:col-span-1 xl:col-start-4 xl:row-start-1">
              <Skeleton className="h-3 w-20" />
              <Skeleton className="h-1 w-full" />
            </div>
            <Skeleton className="col-span-2 h-9 rounded-8 sm:col-start-2 xl:col-span-1 xl:col-start-3 xl:row-start-1" />
          </div>
        ))}
      </Card>
    </div>
  );
}
