import ts from 'typescript';

/** A text that a person reads, taken from a file. */
export interface Prose {
  kind: 'comment' | 'test title' | 'string' | 'paragraph';
  /** Line of its first character, from 1. */
  line: number;
  text: string;
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** Returns the prose of a file; none for an unknown extension. */
export function readProse(path: string, text: string): Prose[] {
  if (/\.(?:ts|tsx|mts|mjs|js)$/.test(path)) return readScript(path, text);
  if (path.endsWith('.md')) return readMarkdown(text);
  // Headings of legal and help pages may be a question without its mark.
  if (path.endsWith('.mdx')) return readMarkdown(text, { skipHeadings: true });
  if (/\.rules$/.test(path)) return readLineComments(text, '//');
  if (/\.(?:ya?ml|tf)$/.test(path)) return readLineComments(text, '#');
  return [];
}

function readScript(path: string, text: string): Prose[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const findLine = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const texts: Prose[] = [];
  const comments = new Map<number, ts.CommentRange>();

  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    if (node.kind !== ts.SyntaxKind.JsxText) {
      for (const range of ranges) comments.set(range.pos, range);
    }
    const line = findLine(node.getStart(source));
    if (ts.isStringLiteralLike(node)) {
      const isTitle = ts.isCallExpression(node.parent) && isTestCall(node.parent);
      if (isTitle) texts.push({ kind: 'test title', line, text: node.text });
      else if (isSentence(node.text)) texts.push({ kind: 'string', line, text: node.text });
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      if (isSentence(parts.join(' '))) {
        texts.push({ kind: 'string', line, text: parts.join('…') });
      }
    } else if (ts.isJsxText(node) && isSentence(node.text)) {
      texts.push({ kind: 'string', line, text: node.text });
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);

  const ordered = [...comments.values()].sort((a, b) => a.pos - b.pos);
  texts.push(...joinComments(ordered, text, findLine));
  return texts;
}

/** Joins consecutive line comments into one text. */
function joinComments(
  ranges: readonly ts.CommentRange[],
  text: string,
  findLine: (position: number) => number,
): Prose[] {
  const blocks: { prose: Prose; lastLine: number; isLine: boolean }[] = [];
  for (const range of ranges) {
    const isLine = range.kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const line = findLine(range.pos);
    const content = cleanComment(text.slice(range.pos, range.end));
    const previous = blocks.at(-1);
    if (isLine && previous?.isLine && previous.lastLine === line - 1) {
      previous.prose.text += ` ${content}`;
      previous.lastLine = line;
    } else {
      const prose: Prose = { kind: 'comment', line, text: content };
      blocks.push({ prose, lastLine: findLine(range.end), isLine });
    }
  }
  return blocks.map(({ prose }) => prose);
}

function cleanComment(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/+|\*+)?\s?/, ''))
    .join('\n')
    .trim();
}

/** Recognises test('…'), test.each(…)('…') and describe.skip-like forms. */
function isTestCall(call: ts.CallExpression): boolean {
  let callee: ts.Expression = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
      callee = callee.expression;
    } else if (ts.isTaggedTemplateExpression(callee)) {
      callee = callee.tag;
    } else {
      return ts.isIdentifier(callee) && TEST_FUNCTIONS.has(callee.text);
    }
  }
}

/** True for three words or more. Shorter strings are keys, class names or labels. */
function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3 && /^[\s"'(]*\p{L}/u.test(text);
}

function readMarkdown(text: string, { skipHeadings = false } = {}): Prose[] {
  const texts: Prose[] = [];
  let isCode = false;
  let isData = false;
  let open: Prose | null = null;
  /** Cells of the current table's header. */
  let header: readonly string[] | null = null;
  text.split('\n').forEach((line, index) => {
    if (index === 0 && line === '---') isData = true;
    else if (isData && line === '---') isData = false;
    else if (/^\s*(?:```|~~~)/.test(line)) {
      isCode = !isCode;
      open = null;
    } else if (!isCode && !isData) {
      const isHeading = line.startsWith('#');
      const content = line.replace(/^\s*(?:[-*+]|\d+\.|#+)\s+/, '');
      const startsBlock = content !== line;
      if (!line.startsWith('|')) header = null;
      if (line.trim() === '' || /^\s*(?:>|<|import |export )/.test(line)) {
        open = null;
      } else if (line.startsWith('|')) {
        open = null;
        const cells = line.split('|').slice(1, -1);
        header ??= cells.map((cell) => cell.trim());
        cells.forEach((cell, column) => {
          if (header?.[column] === 'Before') return;
          texts.push({ kind: 'paragraph', line: index + 1, text: cell.trim() });
        });
      } else if (isHeading && skipHeadings) {
        open = null;
      } else if (open && !startsBlock) {
        open.text += ` ${content.trim()}`;
      } else {
        open = { kind: 'paragraph', line: index + 1, text: content.trim() };
        texts.push(open);
        if (isHeading) open = null;
      }
    }
  });
  return texts;
}

function readLineComments(text: string, marker: string): Prose[] {
  const texts: Prose[] = [];
  let previousLine = -1;
  text.split('\n').forEach((line, index) => {
    const trimmed = line.trim();
    if (!trimmed.startsWith(marker)) return;
    const content = trimmed.slice(marker.length).trim();
    const previous = texts.at(-1);
    if (previous && previousLine === index - 1) previous.text += ` ${content}`;
    else texts.push({ kind: 'comment', line: index + 1, text: content });
    previousLine = index;
  });
  return texts;
}
