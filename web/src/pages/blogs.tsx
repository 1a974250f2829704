import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Blogs" description="Blogs" path="/blogs" />
      <h1 className="text-36">Blogs</h1>
    </div>
  );
}
