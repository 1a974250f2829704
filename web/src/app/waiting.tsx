import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';

/** Skeletons of the pages that wait for the session. */
const SHAPES: Record<string, (search: string) => ReactNode> = {
  '/general': (search) =>
    new URLSearchParams(search).has('session_id') ? <Arrival /> : <Account />,
  '/admin': () => <Admin />,
};

/** Shows the outlines of a guarded page opened by its address, after 200 ms. */
export function Waiting() {
  const { pathname, search } = useLocation();
  const shape = SHAPES[pathname.replace(/\/$/, '')]?.(search);
  return (
    shape && (
      <div aria-busy="true" className="animate-late">
        <p role="status" className="sr-only">
          Loading the page
        </p>
        {shape}
      </div>
    )
  );
}

/** Draws only the outline of a card: a grey area of its size would be too prominent. */
function Box({ className }: { className: string }) {
  return <div className={cn('border border-line', className)} />;
}

function Account() {
  return (
    <div className="page-width grid grid-cols-1 content-start gap-x-12 gap-y-8 pb-20 lg:grid-cols-[208px_minmax(0,1fr)] lg:pt-12">
      <div className="flex gap-1 overflow-hidden py-2 lg:flex-col lg:py-0">
        {[0, 1, 2, 3, 4].map((entry) => (
          <div key={entry} className="flex h-9 w-24 shrink-0 items-center lg:w-full lg:px-3">
            <Skeleton className="h-3 w-20" />
          </div>
        ))}
      </div>
      <div className="min-w-0">
        <Skeleton className="mt-1 h-8 w-36" />
        <Skeleton className="mt-3 h-3 w-48" />
        <Skeleton className="mt-5 h-9 w-60 rounded-10 sm:hidden" />
        <Box className="mt-8 h-[348px] rounded-16 sm:hidden" />
        <Box className="mt-8 h-44 rounded-16 max-sm:hidden" />
        <Skeleton className="mt-8 h-5 w-24" />
        <Box className="mt-3 h-60 rounded-10" />
      </div>
    </div>
  );
}

function Arrival() {
  return (
    <div className="mx-auto w-full max-w-[1088px] px-5 pt-8 pb-20 sm:px-6 lg:pt-18">
      <Skeleton className="h-4 w-36" />
      <Skeleton className="mt-4 h-8 w-full max-w-160" />
      <Box className="mt-8 h-40 max-w-160 rounded-16" />
    </div>
  );
}

function Admin() {
  return (
    <main className="flex min-h-dvh flex-col md:flex-row">
      <div className="h-26 shrink-0 border-line bg-surface max-md:border-b md:h-auto md:w-16 md:border-r min-[68.75rem]:w-56" />
      <div className="min-w-0 flex-1 px-4 pt-4 md:px-8 md:pt-[22px]">
        <div className="mx-auto max-w-[1280px]">
          <Skeleton className="mt-1 h-6 w-28" />
          <Box className="mt-4 h-8 rounded-8 md:w-80" />
          <Box className="mt-4 h-60 rounded-10" />
        </div>
      </div>
    </main>
  );
}
