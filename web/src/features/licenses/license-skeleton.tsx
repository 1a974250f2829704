import { useEffect, useState } from 'react';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { CELLS, ROW } from './row-layout';

/** Placeholder for people without an active licence, who may have ended ones or none at all. */
const DEFAULT_GROUPS = [{ group: 'active', licenses: [{ id: 'one' }] }] as const;

interface LicenseSkeletonProps {
  groups: readonly { group: string; licenses: readonly { id: string }[] }[];
}

/**
 * Shows the groups in the exact shape of the loaded list, and only if loading takes over 200 ms.
 */
export function LicenseSkeleton({ groups }: LicenseSkeletonProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 200);
    return () => clearTimeout(timer);
  }, []);

  const filled = groups.filter(({ licenses }) => licenses.length > 0);
  return (
    <div className={isSlow ? undefined : 'invisible'}>
      <p className="sr-only" role="status">
        {isSlow && 'Loading licences'}
      </p>
      <div className="grid gap-8">
        {(filled.length > 0 ? filled : DEFAULT_GROUPS).map(({ group, licenses }) => (
          <div key={group}>
            <Skeleton className="mb-3 h-5 w-24" />
            <Card className="divide-y divide-line rounded-10">
              {licenses.map(({ id }) => (
                <RowSkeleton key={id} />
              ))}
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className={ROW}>
      <Skeleton className={cn('size-10 rounded-10', CELLS.tile)} />
      <div className={cn('grid h-10.5 content-center gap-2.5', CELLS.name)}>
        <Skeleton className="h-3 w-36" />
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
  );
}
