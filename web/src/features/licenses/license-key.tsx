import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/spinner';
import { useBriefly } from '@/ui/use-briefly';
import { keyQuery } from './license-key-query';

/** Start and last six of a key: enough to tell one from another, never the whole of it. */
export function shortened(key: string): string {
  return `${key.slice(0, 14)}…${key.slice(-6)}`;
}

interface LicenseKeyProps {
  id: string;
  /** What it is the key of, for who does not see the row. */
  name: string;
  className?: string;
}

/** Shows a licence's key in short and copies the whole of it; asks for it only then. */
export function LicenseKey({ id, name, className }: LicenseKeyProps) {
  const client = useQueryClient();
  const { data, isFetching } = useQuery({ ...keyQuery(id), enabled: false });
  const [isCopied, sayCopied] = useBriefly();

  // A failure is told by the query client, in the server's words.
  const load = () => client.fetchQuery(keyQuery(id));
  async function copy() {
    const loading = load().then(({ key }) => key);
    try {
      await copyText(loading);
      sayCopied();
    } catch {
      const isLoaded = await loading.then(
        () => true,
        () => false,
      );
      if (isLoaded) toast.error('Your browser does not allow copying here');
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <div
      className={cn(
        'flex h-9 min-w-0 items-center rounded-8 border border-line bg-surface pl-3 text-14 pointer-coarse:h-11',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center">
        {data ? (
          <code className="truncate font-mono text-12 text-muted">{shortened(data.key)}</code>
        ) : (
          <button
            type="button"
            aria-label={`Show key of ${name}`}
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void load().catch(() => undefined);
            }}
            className="touch-target flex items-center gap-2 rounded-6 font-medium text-brand-text hover:underline"
          >
            {isFetching && <Spinner />}
            Show key
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={`Copy key of ${name}`}
        onClick={() => void copy()}
        className={cn(
          'touch-target mr-0.5 flex h-7.5 items-center gap-1.5 rounded-6 px-2 text-12 font-medium transition-colors hover:bg-hover',
          isCopied ? 'text-success' : 'text-muted hover:text-text',
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {isCopied ? 'Copied' : 'Copy key'}
      </button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </div>
  );
}
