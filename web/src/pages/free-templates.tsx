import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Free Templates"
        description="Free Templates"
        path="/power-bi-templates-free-download"
      />
      <h1 className="text-36">Free Templates</h1>
    </div>
  );
}
