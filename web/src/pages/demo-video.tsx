import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Demo Video" description="Demo Video" path="/demo-video" />
      <h1 className="text-36">Demo Video</h1>
    </div>
  );
}
