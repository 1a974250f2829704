import { useSearchParams } from 'react-router-dom';
import { StopMails } from '@/features/account/stop-mails';
import { StopReminders } from '@/features/checkout/stop-reminders';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';
import { Spinner } from '@/ui/spinner';
import { useHydrated } from '@/ui/use-hydrated';

export function Component() {
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
        {/* As high as what follows the spinner, or the footer moves. */}
        <div className="mt-6 grid min-h-30 content-start gap-4">
          <QueryProvider>
            <Choice />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}

/** By the link: reminders of a purchase, or one of what the account can switch off. */
function Choice() {
  const [search] = useSearchParams();
  // The page as it was built knows no address.
  if (!useHydrated()) return <Spinner className="size-6 text-brand-text" />;
  return search.has('order') ? <StopReminders /> : <StopMails />;
}
