import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Pricing Analytics"
        description="Pricing Analytics"
        path="/pricing-analytics"
      />
      <h1 className="text-36">Pricing Analytics</h1>
    </div>
  );
}
