import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Blogs Slug" description="Blogs Slug" path="/blogs/:slug" />
      <h1 className="text-36">Blogs Slug</h1>
    </div>
  );
}
