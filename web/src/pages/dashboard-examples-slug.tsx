import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Dashboard Examples Slug"
        description="Dashboard Examples Slug"
        path="/Power-BI-dashboard-examples-PBIX/:slug"
      />
      <h1 className="text-36">Dashboard Examples Slug</h1>
    </div>
  );
}
