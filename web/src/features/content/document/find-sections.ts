import { found, type Matches } from '@flexa/theme-engine/search';
import { isChapter, isPart, type Block } from '../text/blocks';
import { anchorOf, textOf } from '../text/words';

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
  return found(search, (matches) => sections.flatMap((section) => partsOf(section, matches)));
}

function partsOf(section: Section, matches: Matches): Section[] {
  const isFound = (blocks: readonly Block[]) => matches(blocks.map(textOf).join(' '));
  const [opening = [], ...parts] = split(section.blocks, isPart);
  if (isFound(opening)) return [section];
  const left = parts.filter(isFound);
  return left.length > 0 ? [{ ...section, blocks: [...opening.slice(0, 1), ...left.flat()] }] : [];
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
