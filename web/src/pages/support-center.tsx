import { SupportCenter } from '@/features/support/support-center';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Support centre"
        description="Answers about licences, keys, payments, accounts and themes, and a form for everything else."
        path="/support-center"
      />
      <SupportCenter />
    </>
  );
}
