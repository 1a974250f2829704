import { useSearchParams } from 'react-router-dom';
import { StopMails } from '@/features/account/stop-mails';
import { BillingRequest } from '@/features/teams/billing-request';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';
import { Spinner } from '@/ui/spinner';
import { useHydrated } from '@/ui/use-hydrated';

/** Ends reminders, and confirms or ends the mails to a billing contact. */
export function Component() {
  const [search] = useSearchParams();
  // The prerendered page doesn't know the query string.
  const isHydrated = useHydrated();
  const isForContact = isHydrated && !search.has('person') && search.size > 0;
  return (
    <div className="page-width py-16">
      <PageMeta
        title={isForContact ? 'Billing contact' : 'Unsubscribe'}
        description="Stop e-mails that you don’t want."
        path="/unsubscribe"
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-150">
        <h1 className="text-30">{isForContact ? 'Billing contact' : 'Unsubscribe'}</h1>
        {/* Keeps the height of the content that follows the spinner, so that the footer doesn't move. */}
        <div className="mt-6 grid min-h-30 content-start gap-4">
          <QueryProvider>
            {!isHydrated ? (
              <Spinner className="size-6 text-brand-text" />
            ) : isForContact ? (
              <BillingRequest />
            ) : (
              <StopMails />
            )}
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
