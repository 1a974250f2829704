import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Flexa Tables" description="Flexa Tables" path="/flexa-tables" />
      <h1 className="text-36">Flexa Tables</h1>
    </div>
  );
}
