import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Pricing Tables" description="Pricing Tables" path="/pricing-tables" />
      <h1 className="text-36">Pricing Tables</h1>
    </div>
  );
}
