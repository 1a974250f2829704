import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { MDXContent, MDXProps } from 'mdx/types';
import { PROSE, type FigureProps } from './prose';
import { extractText } from './words';

export type Block = ReactElement<{ children?: ReactNode }>;

/**
 * Returns the top-level elements of a text, for contents, search and lint.
 *
 * @param values what the text names as `props.…`; a value on a line of its own becomes a paragraph.
 */
export function collectBlocks(text: MDXContent, values: MDXProps = {}): Block[] {
  const whole = text({ ...values, components: PROSE }) as Block;
  return Children.toArray(whole.props.children).flatMap((block): Block[] => {
    if (isValidElement<{ children?: ReactNode }>(block)) return [block];
    // MDX puts line breaks between blocks.
    const isBlank = typeof block === 'string' && block.trim() === '';
    return isBlank ? [] : [createElement('p', {}, block)];
  });
}

export const isChapter = (block: Block) => block.type === PROSE.h2;
export const isPart = (block: Block) => block.type === PROSE.h3;
export const isTable = (block: Block) => block.type === PROSE.table;
export const isCode = (block: Block) => block.type === PROSE.pre;

export function isFigure(block: ReactElement): block is ReactElement<FigureProps> {
  return block.type === PROSE.Figure;
}

/** Counts the words of prose; people look at code, tables and figures instead of reading them through. */
export function countWords(blocks: readonly Block[]): number {
  return blocks
    .filter((block) => !isLookedAt(block))
    .reduce((sum, block) => sum + extractText(block).split(/\s+/).filter(Boolean).length, 0);
}

/** Estimates the minutes to read, at 200 words a minute and 15 seconds per figure, code block and table. */
export function estimateReadingTime(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(countWords(blocks) / 200 + blocks.filter(isLookedAt).length / 4));
}

const isLookedAt = (block: Block) => isFigure(block) || isCode(block) || isTable(block);
