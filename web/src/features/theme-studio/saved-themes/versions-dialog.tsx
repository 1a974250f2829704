import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatRecent, formatTime } from '@/lib/format';
import { messageOf } from '@/lib/report-error';
import { QueryProvider } from '@/lib/query-provider';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import type { Theme } from '../model/document';
import { openTheme } from '../store/open-theme';
import { useSaved, type SavedAs } from '../store/saved';
import { closeDialog } from '../workspace/panes';
import { drawable } from './theme-preview';

/** Saves that are kept of a theme; the API says so of older ones. */
const KEPT = 20;
/** Versions that are shown at once; each is a call. */
const PAGE = 5;

const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['themes', id, version],
    queryFn: ({ signal }) => call('getTheme', { id, version }, { signal }),
    // A version never changes.
    staleTime: Infinity,
    meta: { silent: true },
  });

/** Earlier saves of the theme, each with its colours; restoring one is a step that can be undone. */
export default function VersionsDialog() {
  const savedAs = useSaved((state) => state.savedAs);
  const [shown, setShown] = useState(PAGE);
  if (!savedAs) return null;
  const count = Math.min(KEPT, savedAs.version);
  const versions = Array.from({ length: Math.min(shown, count) }, (_, i) => savedAs.version - i);
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Versions"
      description="Each save is one; the last 20 are kept. Restoring one can be undone, and is kept with the next save."
    >
      <QueryProvider>
        <ul>
          {versions.map((version) => (
            <VersionRow key={version} savedAs={savedAs} version={version} />
          ))}
        </ul>
      </QueryProvider>
      {shown < count && (
        <Button size="sm" className="mt-3" onClick={() => setShown(shown + PAGE)}>
          Show older ones
        </Button>
      )}
    </Dialog>
  );
}

function VersionRow({ savedAs, version }: { savedAs: SavedAs; version: number }) {
  const { data, error } = useQuery(versionQuery(savedAs.id, version));
  const isLast = version === savedAs.version;

  const restore = () => {
    if (!data) return;
    const document = openTheme(data.theme as Theme, data.name);
    if (isLast) useSaved.setState({ savedAs: { ...savedAs, document } });
    closeDialog();
    toast.success(`Version ${version} is restored. Save to keep it`);
  };

  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line text-14">
      <div className="w-26 shrink-0">
        <p className="font-medium">Version {version}</p>
        <p className="text-12 text-muted">{data ? moment(data.updatedAt) : ' '}</p>
      </div>
      <div className="min-w-0 flex-1">
        {error ? (
          <Notice tone="danger" title={messageOf(error)} className="px-2 py-1" />
        ) : data ? (
          <>
            <p className="truncate text-12 text-muted">{data.name}</p>
            <span aria-hidden="true" className="mt-1 flex h-3 overflow-hidden rounded-6">
              {drawable(data.colors).map((color, i) => (
                <span key={i} className="flex-1" style={{ backgroundColor: color }} />
              ))}
            </span>
          </>
        ) : (
          <Skeleton className="h-6 animate-late" />
        )}
      </div>
      <Button
        size="sm"
        aria-label={`Restore version ${version}`}
        disabled={!data}
        onClick={restore}
      >
        Restore
      </Button>
    </li>
  );
}

function moment(at: string): string {
  const day = formatRecent(at, now());
  return day.startsWith('Today') ? day : `${day}, ${formatTime(new Date(at))}`;
}
