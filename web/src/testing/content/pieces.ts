/** Collects every piece of prose on the site with its location, for the content lint. */
import { isValidElement, type ReactNode } from 'react';
import { POSTS } from '@/features/content/texts/blogs/posts';
import { API_TAGS } from '@/features/content/texts/document/api-tags';
import { CHAPTERS } from '@/features/content/texts/document/chapters';
import { EXAMPLES } from '@/features/content/texts/examples/examples';
import { TEMPLATES } from '@/features/content/texts/templates/templates';
import { STEPS } from '@/features/content/demo/demo-steps';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { isCode, isFigure } from '@/features/content/text/blocks';
import { PROSE } from '@/features/content/text/prose';
import { TOPICS } from '@/features/support/answers';
import { TEXTS } from './texts';

export interface Piece {
  /** Location, such as "/document/seats" or "examples.ts: energy-use". */
  where: string;
  text: string;
}

/** Keys whose values are not prose: file names, colours, addresses, search words, theme decisions and layouts. */
const NOT_PROSE = new Set(
  'slug id to href mark date cover first last page card line2 shades words panel scheme pack path picture decisions design hash'.split(
    ' ',
  ),
);

/** Collects all prose in a table of data, at any depth. */
function collectStrings(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(collectStrings);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    NOT_PROSE.has(key) ? [] : collectStrings(value),
  );
}

/** Returns the words of a block without its code. */
function extractProse(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => extractProse(child)).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  if (node.type === PROSE.code || isCode(node)) return ' ';
  if (isFigure(node)) return `${node.props.alt} ${node.props.caption}`;
  const prose = extractProse(node.props.children);
  // Table cells have no space between them.
  return node.type === PROSE.td || node.type === PROSE.th ? `${prose} ` : prose;
}

const DATA: Readonly<Record<string, readonly { slug?: string; id?: string }[]>> = {
  posts: POSTS,
  chapters: CHAPTERS,
  api: API_TAGS,
  examples: EXAMPLES,
  templates: TEMPLATES,
  answers: TOPICS.flatMap(({ answers }) => answers),
  packs: Object.values(SHOWCASES).map((row) => ({ ...row, id: row.pack })),
  demo: STEPS.map((step) => ({ ...step, id: step.title })),
};

export const PIECES: readonly Piece[] = [
  ...TEXTS.flatMap(({ path, blocks }) =>
    blocks.map((block) => ({ where: path, text: extractProse(block).trim() })),
  ),
  ...Object.entries(DATA).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      collectStrings(row).map((text) => ({ where: `${table}: ${row.slug ?? row.id ?? ''}`, text })),
    ),
  ),
].filter(({ text }) => text !== '');

/** Links in the tables of data. */
export const DATA_LINKS: readonly { where: string; to: string }[] = Object.entries(DATA).flatMap(
  ([table, rows]) =>
    [...JSON.stringify(rows).matchAll(/"(?:to|href|path)":"(\/[^"]*)"/g)].map(([, to = '']) => ({
      where: table,
      to,
    })),
);
