import { StopMails } from '@/features/account/stop-mails';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';
import { Spinner } from '@/ui/spinner';
import { useHydrated } from '@/ui/use-hydrated';

export function Component() {
  // The prerendered page doesn't know the query string.
  const isHydrated = useHydrated();
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Unsubscribe"
        description="Stop e-mails that you don’t want."
        path="/unsubscribe"
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-150">
        <h1 className="text-30">Unsubscribe</h1>
        {/* As high as the content after the spinner, so that the footer doesn't move. */}
        <div className="mt-6 grid min-h-30 content-start gap-4">
          <QueryProvider>
            {isHydrated ? <StopMails /> : <Spinner className="size-6 text-brand-text" />}
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
