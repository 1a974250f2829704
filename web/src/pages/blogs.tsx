import { BlogList } from '@/features/content/blogs/blog-list';
import { PageMeta } from '@/ui/page-meta';
import { POSTS } from '@/features/content/texts/blogs/posts';

export function Component() {
  return (
    <>
      <PageMeta
        title="Blog: colour, charts and tables in Power BI"
        description="Articles for people who design Power BI reports: colour for data, theme files, plan and actual, tables, light and dark pages."
        path="/blogs"
      />
      <BlogList posts={POSTS} />
    </>
  );
}
