import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Support Center" description="Support Center" path="/support-center" />
      <h1 className="text-36">Support Center</h1>
    </div>
  );
}
