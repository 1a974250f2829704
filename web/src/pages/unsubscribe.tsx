import { StopReminders } from '@/features/checkout';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Purchase reminders"
        description="Stop e-mails about purchases you did not finish."
        path="/unsubscribe"
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-150">
        <StopReminders />
      </div>
    </div>
  );
}
