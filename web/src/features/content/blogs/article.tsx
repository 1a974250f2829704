import { Suspense, use, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AdPlace } from '@/features/consent';
import { formatCalendarDay } from '@/lib/format';
import type { Post } from '../texts/blogs/posts';
import { collectBlocks } from '../text/blocks';
import { listContents, ContentsBox, ContentsList, type ContentsEntry } from '../text/contents';
import { useHashTarget } from '../text/hash-target';
import { Neighbours } from '../text/neighbours';
import { RichText } from '../text/rich-text';
import { StudioCard } from '../text/studio-card';
import { TextSkeleton } from '../text/text-skeleton';
import { useReading } from '../text/use-reading';
import { loadArticle } from './articles';
import { Cover } from './cover';
import { findNeighbours, chooseRelatedPosts } from './related-posts';
import { PostCard } from './post-card';

export function Article({ post, posts }: { post: Post; posts: readonly Post[] }) {
  const { older, newer } = findNeighbours(posts, post);
  return (
    <>
      <article className="page-width pt-10 pb-16 lg:pt-14 lg:pb-24">
        <div className="lg:ml-[296px]">
          <p className="text-14 text-muted">
            <span className="font-medium text-brand-text">{post.topic}</span>
            <Dot />
            By Flexa
            <Dot />
            <time dateTime={post.date}>{formatCalendarDay(post.date)}</time>
            <Dot />
            {post.minutes} min
          </p>
          <h1 className="mt-3 max-w-[20ch] text-36 lg:text-48">{post.title}</h1>
          <p className="mt-4 max-w-[60ch] text-18 text-muted lg:text-20">{post.lead}</p>
        </div>
        <Suspense
          fallback={
            <Frame post={post} entries={[]} current="" share={0}>
              <TextSkeleton />
            </Frame>
          }
        >
          <Body post={post} />
        </Suspense>
        <Neighbours
          label="Older and newer posts"
          previous={linkTo(older)}
          next={linkTo(newer)}
          className="mt-14 lg:ml-[296px]"
        />
      </article>
      <AdPlace className="page-width pb-16 lg:pb-20" />
      <section className="no-print border-t border-line">
        <div className="page-width py-16 lg:py-20">
          <h2 className="text-30">Read next</h2>
          <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {chooseRelatedPosts(posts, post).map((next) => (
              <PostCard key={next.slug} post={next} level={3} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className="mx-2">
      ·
    </span>
  );
}

function Body({ post }: { post: Post }) {
  const text = use(loadArticle(post.slug));
  const blocks = useMemo(() => collectBlocks(text), [text]);
  const entries = useMemo(() => listContents(blocks), [blocks]);
  const place = useRef<HTMLDivElement>(null);
  const { current, share } = useReading(
    place,
    entries.map(({ id }) => id),
  );
  useHashTarget();
  return (
    <Frame post={post} entries={entries} current={current} share={share}>
      <div ref={place}>
        <RichText blocks={blocks} />
      </div>
      <Tags tags={post.tags} />
      <StudioCard />
    </Frame>
  );
}

/** Links to the posts that share a tag. */
function Tags({ tags }: Pick<Post, 'tags'>) {
  return (
    <ul aria-label="Tags" className="no-print mt-12 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/blogs?search=${encodeURIComponent(tag)}`}
            className="touch-target flex h-8 items-center rounded-full border border-line-2 px-3 text-14 text-muted hover:bg-surface-2 hover:text-text"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const linkTo = (post: Post | undefined) => post && { to: `/blogs/${post.slug}`, title: post.title };

interface FrameProps {
  post: Post;
  entries: readonly ContentsEntry[];
  current: string;
  share: number;
  children: ReactNode;
}

/** Keeps contents, cover and text in the same places while the text loads. */
function Frame({ post, entries, current, share, children }: FrameProps) {
  return (
    <div className="mt-8 grid gap-x-16 lg:mt-11 lg:grid-cols-[232px_minmax(0,820px)]">
      <div className="mb-8 lg:hidden">
        <ContentsBox entries={entries} />
      </div>
      <div className="no-print hidden lg:block">
        <div className="sticky top-24">
          <ContentsList entries={entries} current={current} />
          <p className="mt-5 text-12 text-muted tabular-nums">
            {Math.round(share * post.minutes)} of {post.minutes} minutes read
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <Cover kind={post.cover} />
        <div className="mt-10 max-w-[680px] lg:mt-18">{children}</div>
      </div>
    </div>
  );
}
