import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Verify" description="Verify" path="/verify" />
      <h1 className="text-36">Verify</h1>
    </div>
  );
}
