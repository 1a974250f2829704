import { StatusPage } from '@/features/status/status-page';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Status"
        description="Whether Flexa’s API, sign-in, payments and mail work right now, and the outages of the last 30 days."
        path="/status"
      />
      <StatusPage />
    </>
  );
}
