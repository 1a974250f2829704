import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { formatCalendarDay } from '@/lib/format';
import { cn } from '@/ui/cn';
import type { Post } from '../texts/blogs/posts';
import { Cover } from './cover';

interface PostCardProps {
  post: Post;
  /** True for the first card of a list, with picture and text side by side. */
  large?: boolean;
  /** Heading level: h2 in a list without a heading, h3 below one. */
  level?: 2 | 3;
  ref?: Ref<HTMLAnchorElement>;
}

/** Shows a post as a card that is one link, named by its title. */
export function PostCard({ post, large = false, level = 2, ref }: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={cn(
        'group relative rounded-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-brand',
        large && 'grid items-center gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]',
      )}
    >
      <Cover kind={post.cover} />
      <div className={cn(!large && 'mt-5')}>
        <p className="text-14 text-muted">
          <span className="font-medium text-brand-text">{post.topic}</span>
          {!large && (
            <>
              <span aria-hidden="true" className="mx-2">
                ·
              </span>
              <time dateTime={post.date}>{formatCalendarDay(post.date)}</time>
            </>
          )}
        </p>
        <Heading className={large ? 'mt-3 text-30 lg:text-36' : 'mt-1.5 text-20 leading-7'}>
          <Link
            ref={ref}
            to={`/blogs/${post.slug}`}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </Heading>
        <p className={cn('text-muted', large ? 'mt-3 text-18' : 'mt-1.5 text-16')}>{post.lead}</p>
        {large && (
          <p className="mt-5 text-14 text-muted">
            <time dateTime={post.date}>{formatCalendarDay(post.date)}</time>
            <span aria-hidden="true" className="mx-2">
              ·
            </span>
            {post.minutes} min
          </p>
        )}
      </div>
    </article>
  );
}
