import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Flexa Analytics" description="Flexa Analytics" path="/flexa-analytics" />
      <h1 className="text-36">Flexa Analytics</h1>
    </div>
  );
}
