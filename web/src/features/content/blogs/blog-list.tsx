import { useEffect, useRef, useState } from 'react';
import { formatCount } from '@flexa/contracts/format';
import { truncateList } from '@/lib/truncate-list';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { useAddressFilter } from '@/ui/use-address-query';
import { useAddressSearch } from '@/ui/use-address-search';
import { TOPICS, type Post } from '../texts/blogs/posts';
import { FilterPills } from '../text/filter-pills';
import { NoMatch } from '../text/no-match';
import { PageHead } from '../text/page-head';
import { findPosts, FIRST_POSTS, MORE_POSTS } from './find-posts';
import { PostCard } from './post-card';

export function BlogList({ posts }: { posts: readonly Post[] }) {
  const filter = useAddressFilter();
  const topic = filter.get('topic');
  const search = useAddressSearch(filter.get('search'), (words, options) =>
    filter.set('search', words, options),
  );
  const words = filter.get('search');
  const found = findPosts(posts, topic, words);
  const filtered = topic !== '' || words !== '';

  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead
        title="Blog"
        lead="Notes on colour, charts and tables for people who build in Power BI."
      />
      <div className="mt-8 flex flex-col gap-4 border-b border-line pb-5 md:flex-row md:items-center md:justify-between lg:mt-10 lg:pb-6">
        <FilterPills
          label="Topic"
          options={TOPICS}
          value={topic}
          onChange={(value) => filter.set('topic', value)}
        />
        <SearchField
          label="Search posts"
          placeholder="Search posts"
          size="md"
          search={search}
          className="md:w-66"
        />
      </div>
      <p role="status" className="sr-only">
        {filtered ? `${formatCount(found.length, 'post')} found` : ''}
      </p>
      {found.length > 0 ? (
        <Posts key={`${topic} ${words}`} posts={found} />
      ) : (
        <NoMatch
          title={words ? `No post matches “${words}”` : `No post about “${topic}”`}
          clearLabel={words ? 'Clear search' : 'Show all posts'}
          onClear={() => {
            if (words) return search.clear();
            filter.set('topic', '');
            search.field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Posts({ posts }: { posts: readonly Post[] }) {
  const [shown, setShown] = useState(FIRST_POSTS);
  const firstNew = useRef<HTMLAnchorElement>(null);
  const [first, ...rest] = truncateList(posts, shown);

  // Focus goes to the first post that was added; the button may be gone.
  useEffect(() => {
    if (shown > FIRST_POSTS) firstNew.current?.focus();
  }, [shown]);

  return (
    <>
      <div className="mt-8 lg:mt-10">{first && <PostCard post={first} large />}</div>
      <div className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-18 lg:grid-cols-3 lg:gap-y-14">
        {rest.map((post, i) => (
          <PostCard
            key={post.slug}
            post={post}
            ref={i + 1 === shown - MORE_POSTS ? firstNew : undefined}
          />
        ))}
      </div>
      {posts.length > shown && (
        <div className="mt-14 flex justify-center">
          <Button onClick={() => setShown(shown + MORE_POSTS)}>Show older posts</Button>
        </div>
      )}
    </>
  );
}
