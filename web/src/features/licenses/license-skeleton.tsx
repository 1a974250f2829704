import { useEffect, useState } from 'react';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { CELLS, ROW } from './row-layout';

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
          <div key={width} className={ROW}>
            <Skeleton className={cn('size-10 rounded-10', CELLS.tile)} />
            <div className={cn('grid h-10.5 content-center gap-2.5', CELLS.name)}>
              <Skeleton className={`h-3 ${width}`} />
              <Skeleton className="h-3 w-32" />
            </div>
            <Skeleton className={cn('h-9 rounded-8 pointer-coarse:h-11', CELLS.key)} />
            <div className={cn('grid h-7.5 content-between sm:h-11.5', CELLS.time)}>
              <Skeleton className="h-3 w-20" />
              <Skeleton className="h-3 w-24 max-sm:hidden" />
              <Skeleton className="h-1 w-full" />
            </div>
            <Skeleton className={cn('h-8 w-18 rounded-8 pointer-coarse:h-11', CELLS.action)} />
            <Skeleton className={cn('h-1 w-4', CELLS.menu)} />
          </div>
        ))}
      </Card>
    </div>
  );
}
