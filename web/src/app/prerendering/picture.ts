import { createGradient } from '@/features/theme-studio';
import { formatCalendarDay } from '@/lib/format';
import { EXAMPLES } from '@/features/content/texts/examples/examples';
import { POSTS } from '@/features/content/texts/blogs/posts';
import { drawPackPicture } from './pack-picture';
import type { PageFacts } from './page-facts';

/** Preview picture of a page, which scripts/og.mjs draws. */
export interface SharedPicture {
  /** Path within the build. */
  file: string;
  /** Line above the title, which names the kind of page. */
  kicker: string;
  /** Visual below the title, as SVG. */
  visual?: string | undefined;
  /** Eight colours below the title; by default the site's indigo. */
  shades?: string[];
}

const KICKERS: readonly [start: string, kicker: string][] = [
  ['/pricing', 'Prices'],
  ['/flexa-theme', 'Free theme studio'],
  ['/flexa', 'Visual packs for Power BI'],
  ['/blogs', 'Blog'],
  ['/Power-BI-dashboard-examples-PBIX', 'Dashboard examples'],
  ['/power-bi-templates', 'Free templates'],
  ['/support', 'Support'],
  ['/document', 'Documentation'],
];

export function choosePicture(path: string): SharedPicture {
  // The home page has its own picture, which shows the studio.
  if (path === '/') return { file: '/og.png', kicker: '' };
  const file = `/og${path}.png`;
  const post = POSTS.find(({ slug }) => path === `/blogs/${slug}`);
  if (post) return { file, kicker: `${post.topic} · ${formatCalendarDay(post.date)}` };
  const kicker = KICKERS.find(([start]) => path.startsWith(start))?.[1] ?? '';
  const example = EXAMPLES.find(({ slug }) => path.endsWith(`-PBIX/${slug}`));
  if (!example) return { file, kicker, visual: drawPackPicture(path) };
  return {
    file,
    kicker: `${kicker} · ${example.industry}`,
    shades: createGradient(example.first, example.last),
  };
}

/** Returns the title on a page's picture, without the site's name. */
export function formatPictureTitle({ title }: PageFacts): string {
  return title.replace(/ · Flexa$/, '');
}
