import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Pricing Charts" description="Pricing Charts" path="/pricing-charts" />
      <h1 className="text-36">Pricing Charts</h1>
    </div>
  );
}
