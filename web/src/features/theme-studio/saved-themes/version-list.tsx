import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import type { SavedTheme } from '@flexa/contracts/themes';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatTime } from '@/lib/format';
import { formatRecent } from '@/lib/format-recent';
import { QueryProvider } from '@/lib/query-provider';
import { toast } from '@/lib/toast';
import { cn } from '@/ui/cn';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import type { Theme } from '@flexa/theme-engine/model';
import { openTheme } from '../store/open-theme';
import { useSaved, type SavedAs } from '../store/saved';
import { useStudio } from '../store/studio';

/** Saves that are kept of a theme; the API says so of older ones. */
const KEPT = 20;
/** Versions that are shown at once; each is a call. */
const PAGE = 4;

const createVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['themes', id, version],
    queryFn: ({ signal }) => call('getTheme', { id, version }, { signal }),
    // A version never changes.
    staleTime: Infinity,
    meta: { silent: true },
  });

interface VersionListProps {
  savedAs: SavedAs;
  /** Shows a version beside what is edited. */
  onCompare: (saved: SavedTheme) => void;
  onRestored?: () => void;
}

/** Lists the versions of a theme, newest first. Restoring one can be undone. */
export default function VersionList({ savedAs, onCompare, onRestored }: VersionListProps) {
  const [shown, setShown] = useState(PAGE);
  const count = Math.min(KEPT, savedAs.version);
  const versions = Array.from({ length: Math.min(shown, count) }, (_, i) => savedAs.version - i);
  return (
    <QueryProvider>
      <ul>
        {versions.map((version) => (
          <VersionRow
            key={version}
            savedAs={savedAs}
            version={version}
            onCompare={onCompare}
            onRestored={onRestored}
          />
        ))}
      </ul>
      {shown < count && (
        <button
          type="button"
          onClick={() => setShown(shown + PAGE)}
          className="touch-target mt-1 rounded-6 text-12 font-medium text-muted hover:text-text"
        >
          Show older versions
        </button>
      )}
    </QueryProvider>
  );
}

function VersionRow({
  savedAs,
  version,
  onCompare,
  onRestored,
}: VersionListProps & { version: number }) {
  const query = useQuery(createVersionQuery(savedAs.id, version));
  const { data, error } = query;
  const isLast = version === savedAs.version;
  const isOpen = useStudio((state) => isLast && state.document === savedAs.document);

  const restore = () => {
    if (!data) return;
    // The API's response is JSON.
    const document = openTheme(data.theme as Theme, data.name);
    if (isLast) useSaved.setState({ savedAs: { ...savedAs, document } });
    onRestored?.();
    toast.success(`Version ${version} restored. Save to keep it`);
  };

  return (
    <li className="flex min-h-8 items-center gap-2.5 text-14 pointer-coarse:min-h-11">
      <span
        className={`min-w-8 rounded-6 px-1.5 text-center text-12 leading-5 tabular-nums ${isOpen ? 'bg-soft text-brand-text' : 'bg-hover text-muted'}`}
      >
        v{version}
      </span>
      <span className={cn('min-w-0 flex-1', !error && 'truncate')} title={data?.name}>
        {data ? (
          formatMoment(data.updatedAt)
        ) : error ? (
          <LoadFailure isInline title={`Version ${version} could not be loaded`} query={query} />
        ) : (
          <Skeleton className="h-4 w-24 animate-late" />
        )}
      </span>
      {isOpen ? (
        <span className="text-12 text-muted">Now</span>
      ) : (
        data && (
          <>
            <button
              type="button"
              title="See differences"
              aria-label={`See differences from version ${version}`}
              onClick={() => onCompare(data)}
              className="touch-target grid size-7 place-items-center rounded-6 text-muted hover:bg-hover hover:text-text"
            >
              <GitCompareArrows aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </button>
            <button
              type="button"
              aria-label={`Restore version ${version}`}
              onClick={restore}
              className="touch-target rounded-6 text-12 font-medium text-brand-text hover:underline"
            >
              Restore
            </button>
          </>
        )
      )}
    </li>
  );
}

function formatMoment(at: string): string {
  const day = formatRecent(at, now());
  return day.startsWith('Today') ? day : `${day}, ${formatTime(new Date(at))}`;
}
