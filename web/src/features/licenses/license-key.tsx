import { useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { useBriefly } from '@/ui/use-briefly';
import { keyQuery } from './license-key-query';

/**
 * Shortens a key to its start and its last six characters, which tells keys apart without revealing
 * them.
 */
export function shortenKey(key: string): string {
  return `${key.slice(0, 14)}…${key.slice(-6)}`;
}

interface LicenseKeyProps {
  id: string;
  /** Name of the licence, for people who don't see the row. */
  name: string;
  className?: string;
}

/** Shows the short form of a licence's key, and a button that copies the whole key. */
export function LicenseKey({ id, name, className }: LicenseKeyProps) {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery(keyQuery(id));
  const [isCopied, sayCopied] = useBriefly();
  const copyButton = useRef<HTMLButtonElement>(null);

  async function copy() {
    const loading = client.fetchQuery(keyQuery(id)).then(({ key }) => key);
    try {
      await copyText(loading);
      sayCopied();
    } catch {
      await loading.then(() => toast.error('Your browser blocked copying'), reportError);
    }
  }

  async function load() {
    // The key replaces the pressed button and can't have the focus itself.
    copyButton.current?.focus();
    const { error } = await refetch();
    if (error) reportError(error);
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <div
      className={cn(
        'flex h-[34px] min-w-0 items-center rounded-8 border border-line bg-surface pl-3 text-14 pointer-coarse:h-11',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center">
        {data ? (
          <code className="truncate font-mono text-12 text-muted">{shortenKey(data.key)}</code>
        ) : isFetching ? (
          <Skeleton className="h-3 w-36" />
        ) : (
          <button
            type="button"
            aria-label={`Show key of ${name}`}
            onClick={() => void load()}
            className="touch-target rounded-6 font-medium text-brand-text hover:underline"
          >
            Show key
          </button>
        )}
      </div>
      <button
        ref={copyButton}
        type="button"
        aria-label={`${isCopied ? 'Copied' : 'Copy'} key of ${name}`}
        onClick={() => void copy()}
        className={cn(
          'touch-target mr-0.5 flex h-7.5 items-center gap-1.5 rounded-6 px-2 text-12 font-medium transition-colors hover:bg-hover',
          isCopied ? 'text-success' : 'text-muted hover:text-text',
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {isCopied && 'Copied'}
      </button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </div>
  );
}
