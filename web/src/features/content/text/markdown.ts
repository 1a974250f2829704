/**
 * The small part of Markdown that the texts in web/content use, parsed into blocks: headings of two
 * levels, paragraphs, lists, tables, code, notes (`> …`) and figures (`![alt](name "caption")`).
 * What is not named here is a paragraph; pages/content-texts.test.ts reads every text.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph' | 'note'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][]; right: boolean[] }
  | { kind: 'code'; language: string; name: string; code: string }
  | { kind: 'figure'; name: string; alt: string; caption: string };

const HEADING = /^(##|###) (.+)$/;
const FIGURE = /^!\[(.*)\]\((\S+) (?:"(.*)"|'(.*)')\)$/;
const ITEM = /^(?:[-*]|\d+\.) (.+)$/;
const FENCE = /^```(\S*) ?(.*)$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;

  /** Lines from here on as long as they fit; the next block begins behind them. */
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    const figure = FIGURE.exec(line);
    const fence = FENCE.exec(line);
    if (line.trim() === '') at += 1;
    else if (heading) {
      const text = heading[2] ?? '';
      blocks.push({
        kind: 'heading',
        level: heading[1] === '##' ? 2 : 3,
        text,
        id: anchorOf(text),
      });
      at += 1;
    } else if (figure) {
      const [, alt = '', name = '', double, single = ''] = figure;
      blocks.push({ kind: 'figure', name, alt, caption: double ?? single });
      at += 1;
    } else if (fence) {
      at += 1;
      const code = take((next) => next !== '```').join('\n');
      at += 1;
      blocks.push({ kind: 'code', language: fence[1] ?? '', name: fence[2] ?? '', code });
    } else if (line.startsWith('> ')) {
      const text = take((next) => next.startsWith('> ')).map((next) => next.slice(2));
      blocks.push({ kind: 'note', text: text.join(' ') });
    } else if (line.startsWith('|')) {
      blocks.push(table(take((next) => next.startsWith('|'))));
    } else if (ITEM.test(line)) {
      const items = take((next) => ITEM.test(next) || /^ {2,}\S/.test(next));
      blocks.push({ kind: 'list', ordered: /^\d/.test(line), items: joinedItems(items) });
    } else {
      blocks.push({ kind: 'paragraph', text: take(isText).join(' ') });
    }
  }
  return blocks;
}

const isText = (line: string) =>
  line.trim() !== '' && ![HEADING, FIGURE, FENCE, ITEM, /^> /, /^\|/].some((is) => is.test(line));

/** Indented lines belong to the item above them. */
function joinedItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const text = ITEM.exec(line)?.[1];
    if (text !== undefined) items.push(text);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function table(lines: readonly string[]): Block {
  const cells = (line = '') =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim());
  return {
    kind: 'table',
    head: cells(lines[0]),
    right: cells(lines[1]).map((rule) => rule.endsWith(':')),
    rows: lines.slice(2).map(cells),
  };
}

/** "Check lightness, not hue" is found under #check-lightness-not-hue. */
export function anchorOf(heading: string): string {
  return plainText(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The words alone, without marks and addresses. */
export function plainText(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '');
}

/** Words of prose; code and tables are looked at, not read through. */
export function wordCount(blocks: readonly Block[]): number {
  const words = (text: string) => plainText(text).split(/\s+/).filter(Boolean).length;
  return blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.reduce((n, item) => n + words(item), 0);
    return 'text' in block ? sum + words(block.text) : sum;
  }, 0);
}

/** Minutes to read, at 200 words a minute and a quarter of one for each figure, code and table. */
export function minutesToRead(blocks: readonly Block[]): number {
  const looks = blocks.filter(({ kind }) => ['figure', 'code', 'table'].includes(kind)).length;
  return Math.max(1, Math.round(wordCount(blocks) / 200 + looks / 4));
}
