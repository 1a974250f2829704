/** Splits document.mdx into pages, one per chapter with its parts, and searches them. */
import { createElement } from 'react';
import { findMatches, type Matches } from '@flexa/theme-engine/search';
import { isChapter, isPart, type Block } from '../text/blocks';
import { PROSE } from '../text/prose';
import { createAnchor, extractText } from '../text/words';

/** A heading and the content below it. */
export interface Section {
  id: string;
  title: string;
  /** Content without the heading. */
  blocks: readonly Block[];
}

export interface Chapter extends Section {
  parts: readonly Section[];
}

/** Splits the text into chapters, at headings of the second level. */
export function splitChapters(blocks: readonly Block[]): Chapter[] {
  return splitBlocks(blocks, isChapter).flatMap((group) => {
    const chapter = createSection(group, isChapter);
    if (!chapter) return [];
    const [opening = [], ...parts] = splitBlocks(chapter.blocks, isPart);
    return [
      {
        ...chapter,
        blocks: opening,
        parts: parts.flatMap((part) => createSection(part, isPart) ?? []),
      },
    ];
  });
}

/** Returns the address of a chapter, or of one of its parts. */
export const buildChapterPath = (
  chapter: Pick<Section, 'id'>,
  part?: Pick<Section, 'id'>,
): string => `/document/${chapter.id}${part ? `#${part.id}` : ''}`;

/** Returns the content below a page's title; its parts become headings of the second level. */
export function listPageBlocks({ blocks, parts }: Chapter): Block[] {
  return [
    ...blocks,
    ...parts.flatMap(({ id, title, blocks: own }) => [
      createElement(PROSE.h2, { key: `part-${id}` }, title),
      ...own,
    ]),
  ];
}

export interface Hit {
  path: string;
  /** "Licence keys", or "Licence keys › Checking a key offline". */
  title: string;
  /** Beginning of the section's text. */
  excerpt: string;
}

/** Returns the chapters and parts with every word of a search, in the order of the text. */
export function searchChapters(chapters: readonly Chapter[], search: string): Hit[] {
  return findMatches(search, (matches) =>
    chapters.flatMap((chapter) => findHits(chapter, matches)),
  );
}

function findHits(chapter: Chapter, matches: Matches): Hit[] {
  const isFound = ({ title, blocks }: Section) => matches(`${title} ${extractWords(blocks)}`);
  return [
    ...(isFound(chapter)
      ? [{ path: buildChapterPath(chapter), title: chapter.title, excerpt: createExcerpt(chapter) }]
      : []),
    ...chapter.parts.filter(isFound).map((part) => ({
      path: buildChapterPath(chapter, part),
      title: `${chapter.title} › ${part.title}`,
      excerpt: createExcerpt(part),
    })),
  ];
}

/** Returns all words of a section, for searches. */
export const extractWords = (blocks: readonly Block[]): string => blocks.map(extractText).join(' ');

const EXCERPT_LENGTH = 140;

function createExcerpt({ blocks }: Section): string {
  const words = extractWords(blocks).replace(/\s+/g, ' ').trim();
  if (words.length <= EXCERPT_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}

function createSection(
  [heading, ...blocks]: readonly Block[],
  is: (block: Block) => boolean,
): Section | undefined {
  if (!heading || !is(heading)) return undefined;
  const title = heading.props.children;
  return { id: createAnchor(title), title: extractText(title), blocks };
}

/** Splits blocks into groups at those that `begins` accepts. Blocks before the first one are a group too. */
function splitBlocks(blocks: readonly Block[], begins: (block: Block) => boolean): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    if (begins(block)) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}
