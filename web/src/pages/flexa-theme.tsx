import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Flexa Theme" description="Flexa Theme" path="/flexa-theme" />
      <h1 className="text-36">Flexa Theme</h1>
    </div>
  );
}
