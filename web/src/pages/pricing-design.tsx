import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Pricing Design" description="Pricing Design" path="/pricing-design" />
      <h1 className="text-36">Pricing Design</h1>
    </div>
  );
}
