import { StatusPage } from '@/features/status/status-page';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Status"
        description="Whether Flexa’s API, sign-in, payments and mail work at this moment, and what did not work in the last 30 days."
        path="/status"
      />
      <StatusPage />
    </>
  );
}
