import { BillingRequest } from '@/features/teams/billing-request';
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
        title="Billing contact"
        description="Confirm or stop invoices and payment e-mails of a Flexa customer."
        path="/billing-contact"
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-150">
        <h1 className="text-30">Billing contact</h1>
        {/* As high as what follows the spinner, or the footer moves. */}
        <div className="mt-6 grid min-h-30 content-start gap-4">
          <QueryProvider>
            {isHydrated ? <BillingRequest /> : <Spinner className="size-6 text-brand-text" />}
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
