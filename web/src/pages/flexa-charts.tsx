import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Flexa Charts" description="Flexa Charts" path="/flexa-charts" />
      <h1 className="text-36">Flexa Charts</h1>
    </div>
  );
}
