import { useParams } from 'react-router-dom';
import { Article } from '@/features/content/blogs/article';
import { PageMeta } from '@/ui/page-meta';
import { POSTS } from '@/features/content/texts/blogs/posts';

export function Component() {
  const { slug } = useParams();
  const post = POSTS.find((candidate) => candidate.slug === slug);
  // The route's validate shows the 404 page for any other slug.
  if (!post) return null;
  return (
    <>
      <PageMeta
        title={`${post.title} · Flexa`}
        description={`${post.lead} An article of ${post.minutes} minutes about ${post.topic.toLowerCase()} in Power BI reports.`}
        path={`/blogs/${post.slug}`}
      />
      <Article key={post.slug} post={post} posts={POSTS} />
    </>
  );
}
