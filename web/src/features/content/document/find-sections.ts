import { isChapter, isPart, type Block } from '../text/blocks';
import { anchorOf, plain, textOf, wordsOf } from '../text/words';

export interface Section {
  id: string;
  title: string;
  /** With its own heading. */
  blocks: Block[];
}

/** The chapters of a text, each from one heading of the second level to the next. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  return split(blocks, isChapter).flatMap((chapter) => {
    const [heading] = chapter;
    if (!heading || !isChapter(heading)) return [];
    const title = heading.props.children;
    return [{ id: anchorOf(title), title: textOf(title), blocks: chapter }];
  });
}

/**
 * What a search leaves of each section: its parts below headings of the third level that have all
 * words, and all of it where the section's own title or opening has them.
 */
export function searchSections(sections: readonly Section[], search: string): Section[] {
  const words = wordsOf(search);
  if (words.length === 0) return [...sections];
  const matches = (blocks: readonly Block[]) => {
    const text = plain(blocks.map(textOf).join(' '));
    return words.every((word) => text.includes(word));
  };
  return sections.flatMap((section) => {
    const [opening = [], ...parts] = split(section.blocks, isPart);
    if (matches(opening)) return [section];
    const found = parts.filter(matches);
    return found.length > 0
      ? [{ ...section, blocks: [...opening.slice(0, 1), ...found.flat()] }]
      : [];
  });
}

/** Blocks in groups, each beginning where `begins` says; what stands before the first is a group too. */
function split(blocks: readonly Block[], begins: (block: Block) => boolean): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    if (begins(block)) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}
