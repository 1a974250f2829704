import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Flexa Design" description="Flexa Design" path="/flexa-design" />
      <h1 className="text-36">Flexa Design</h1>
    </div>
  );
}
