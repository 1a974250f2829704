import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Dashboard Examples"
        description="Dashboard Examples"
        path="/Power-BI-dashboard-examples-PBIX"
      />
      <h1 className="text-36">Dashboard Examples</h1>
    </div>
  );
}
