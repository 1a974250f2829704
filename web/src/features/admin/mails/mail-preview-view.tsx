import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MailScheme, RenderedMail } from '@flexa/contracts/mails';
import { cn } from '@/ui/cn';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { changed } from '../address';
import { previewName } from '../mail-name';
import { Failure } from '../parts/failure';
import { ViewHead } from '../parts/view-head';
import { mailPreviewQuery } from '../queries';

type Width = 'wide' | 'phone';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;
const SCHEMES = [
  { value: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
] as const;
const WIDTHS = [
  { value: 'wide', label: 'Wide', icon: <Monitor {...icon} /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone {...icon} /> },
] as const;

/** An e-mail with sample data: as a mail program shows it, and as plain text. */
export function MailPreviewView({ id }: { id: string }) {
  const { search } = useLocation();
  const [scheme, setScheme] = useState<MailScheme>('light');
  const [width, setWidth] = useState<Width>('wide');
  const query = useQuery(mailPreviewQuery({ id, scheme }));
  const { data: mail, error, isFetching, refetch } = query;
  return (
    <>
      <Link
        to={changed(search, { mail: null })}
        className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-6 text-muted hover:underline"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        All e-mails
      </Link>
      <ViewHead
        title={previewName(id)}
        actions={
          <>
            <Segmented
              label="Colours"
              size="app"
              options={SCHEMES}
              value={scheme}
              onChange={setScheme}
            />
            {/* A phone has room for its own width alone. */}
            <Segmented
              label="Width"
              size="app"
              className="max-md:hidden"
              options={WIDTHS}
              value={width}
              onChange={setWidth}
            />
          </>
        }
      />
      {error && !mail && (
        <Failure
          title="The e-mail could not be loaded"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {mail ? <Forms mail={mail} width={width} /> : !error && <Waiting />}
    </>
  );
}

function Forms({
  mail: { subject, preheader, html, text },
  width,
}: {
  mail: RenderedMail;
  width: Width;
}) {
  return (
    <div className="mt-4 grid gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
        <dt className="text-muted">Subject</dt>
        <dd className="font-medium">{subject}</dd>
        <dt className="text-muted">Preview text</dt>
        <dd>{preheader}</dd>
      </dl>
      <iframe
        title="The e-mail as HTML"
        sandbox=""
        srcDoc={inert(html)}
        className={cn(
          'bg-white h-[min(760px,80dvh)] rounded-10 border border-line',
          width === 'phone' ? 'w-[360px] max-w-full' : 'w-full',
        )}
      />
      <section aria-labelledby="plain-text" className="grid gap-2">
        <h2 id="plain-text" className="text-16 font-semibold">
          Plain text
        </h2>
        <pre className="rounded-10 border border-line bg-surface p-4 font-mono text-12/5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </pre>
      </section>
    </div>
  );
}

/** Links would open in windows of their own, which the sandbox forbids: the sample's codes lead nowhere. */
function inert(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function Waiting() {
  return (
    <div className="mt-4 grid gap-6" aria-busy="true">
      <Skeleton className="h-12 w-full max-w-md" />
      <Skeleton className="h-[min(760px,80dvh)] w-full" />
    </div>
  );
}
