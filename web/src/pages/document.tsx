import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Document" description="Document" path="/document" />
      <h1 className="text-36">Document</h1>
    </div>
  );
}
