import { useEffect, useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Copy } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import type { License } from '@flexa/contracts/licenses';
import { GRACE_DAYS } from '@flexa/license/issue';
import { keyQuery } from '@/features/licenses';
import { copyText } from '@/lib/copy-text';
import { formatLongDate } from '@/lib/format';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { LoadFailure } from '@/ui/load-failure';
import { Spinner } from '@/ui/spinner';
import { useBriefly } from '@/ui/use-briefly';

/** Characters of the key that a wide field shows: never the whole key. */
const SHOWN_CHARACTERS = 64;

interface CardProps {
  aside: string;
  isReady?: boolean;
  field: ReactNode;
  children: ReactNode;
}

/** Renders the card around the key. Nothing around the field moves when the key appears. */
function Card({ aside, isReady = false, field, children }: CardProps) {
  return (
    <section
      aria-labelledby="key-title"
      className={cn(
        'rounded-16 border p-5 transition-colors duration-200',
        isReady ? 'border-soft-line bg-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-baseline justify-between gap-4 text-14">
        <h2 id="key-title" className="font-semibold">
          Your licence key
        </h2>
        <p className="text-muted">{aside}</p>
      </div>
      <div className="mt-3 flex h-11 items-center gap-3 rounded-10 border border-line bg-bg pr-1 pl-4 text-14">
        {field}
      </div>
      <div className="mt-2.5 text-14 text-muted">{children}</div>
    </section>
  );
}

interface WaitingKeyProps {
  /** The step we wait for: the check, the licence or the bank. */
  kind: 'checking' | 'making' | 'pending';
  children: ReactNode;
}

const WAITING = {
  checking: { words: 'Checking your payment…', aside: 'Usually within 10 s' },
  making: { words: 'Creating your licence…', aside: 'Usually within 10 s' },
  pending: { words: 'Waiting for your bank', aside: 'This can take a while' },
};

export function WaitingKey({ kind, children }: WaitingKeyProps) {
  const { words, aside } = WAITING[kind];
  return (
    <Card
      aside={aside}
      field={
        <>
          {kind === 'pending' ? (
            <Clock aria-hidden="true" strokeWidth={1.75} className="size-4.5 text-brand-text" />
          ) : (
            <Spinner className="size-4.5 text-brand-text" />
          )}
          <span className="text-muted">{words}</span>
        </>
      }
    >
      {children}
    </Card>
  );
}

/** Shows the start of a licence's key, and a button that copies the whole key. */
export function ReadyKey({ license }: { license: License }) {
  const query = useQuery({ ...keyQuery(license.id), meta: { silent: true } });
  const { data, error, isFetching } = query;
  const [isCopied, sayCopied] = useBriefly();
  const button = useRef<HTMLButtonElement>(null);
  const key = data?.key;

  // Copying comes next, but only people without a focused element get the focus moved.
  useEffect(() => {
    if (!key) return;
    const active = document.activeElement;
    if (!active || active === document.body || active.id === 'main') {
      button.current?.focus({ preventScroll: true });
    }
  }, [key]);

  async function copy(whole: string) {
    try {
      await copyText(Promise.resolve(whole));
      sayCopied();
    } catch {
      toast.error('Your browser blocked copying');
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <Card
      isReady
      aside={formatCount(license.quantity, 'seat')}
      field={
        data ? (
          <>
            <code className="min-w-0 flex-1 animate-fade truncate font-mono text-14">
              {data.key.slice(0, SHOWN_CHARACTERS)}…
            </code>
            <Button
              ref={button}
              variant="primary"
              className="h-9 rounded-8 px-3"
              onClick={() => void copy(data.key)}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {isCopied ? 'Copied' : 'Copy key'}
            </Button>
          </>
        ) : error && !isFetching ? (
          <LoadFailure isInline title="Your licence key could not be loaded" query={query} />
        ) : (
          <>
            <Spinner className="size-4.5 text-brand-text" />
            <span className="text-muted">Signing the key…</span>
          </>
        )
      }
    >
      <p>
        {data
          ? `Works until ${formatLongDate(data.expiresAt)}, ${GRACE_DAYS} days after the licence ends. It’s also in your account.`
          : 'We’ll also e-mail you the key and keep it in your account.'}
      </p>
      <p role="status" className="sr-only">
        {isCopied && 'Copied'}
      </p>
    </Card>
  );
}
