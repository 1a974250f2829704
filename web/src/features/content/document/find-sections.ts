import { plainText, type Block } from '../text/markdown';

export interface Section {
  id: string;
  title: string;
  /** With its own heading. */
  blocks: Block[];
}

/** The parts of a text, each from one heading of the second level to the next. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      sections.push({ id: block.id, title: plainText(block.text), blocks: [] });
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/**
 * What a search leaves of each section: its parts below headings of the third level that have all
 * words, and all of it where the section's own title or opening has them.
 */
export function searchSections(sections: readonly Section[], search: string): Section[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const matches = (blocks: readonly Block[]) => {
    const text = blocks.map(textOf).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections.flatMap((section) => {
    const [opening = [], ...parts] = partsOf(section.blocks);
    if (matches(opening)) return [section];
    const found = parts.filter(matches);
    return found.length > 0
      ? [{ ...section, blocks: [...opening.slice(0, 1), ...found.flat()] }]
      : [];
  });
}

function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 3) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plainText).join(' ');
    case 'code':
      return block.code;
    case 'figure':
      return block.caption;
    default:
      return plainText(block.text);
  }
}
