import { memo, useEffect, useMemo, useRef } from 'react';
import { cn } from '@/ui/cn';

export interface LineMark {
  readonly line: number;
  readonly lastLine: number;
  readonly severity: 'error' | 'ignored';
}

interface SourceLinesProps {
  text: string;
  marks: readonly LineMark[];
  /** Line to scroll to. A new object scrolls to the same line again. */
  target: { readonly line: number } | null;
  onLineClick: (line: number) => void;
}

/** Matches, in order: keys, strings, and numbers or keywords. */
const TOKENS =
  /("(?:[^"\\]|\\.)*")(\s*:)|("(?:[^"\\]|\\.)*"?)|(-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/g;

/** Maximum lines on the page and characters per line. More would freeze the browser. */
const MAX_LINES = 20_000;
const MAX_LINE_LENGTH = 2000;

/** Renders the lines of a theme with line numbers. Faulty lines have a coloured background and border. */
export function SourceLines({ text, marks, target, onLineClick }: SourceLinesProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => text.split('\n'), [text]);
  // A longer file shows only the part around the selected line.
  const targetLine = target?.line ?? marks[0]?.line ?? 1;
  const first = lines.length > MAX_LINES ? Math.max(0, targetLine - MAX_LINES / 2) : 0;
  useEffect(() => {
    if (!target) return;
    listRef.current?.children[target.line - 1 - first]?.scrollIntoView({ block: 'center' });
  }, [target, first]);
  const severity = new Map<number, LineMark['severity']>();
  for (const mark of marks) {
    for (let line = mark.line; line <= mark.lastLine; line++) {
      if (severity.get(line) !== 'error') severity.set(line, mark.severity);
    }
  }
  return (
    <ol
      ref={listRef}
      aria-label="Lines of the file"
      className="min-w-max py-2 font-mono text-12 leading-[22px]"
    >
      {lines.slice(first, first + MAX_LINES).map((line, i) => (
        <Line
          key={first + i}
          number={first + i + 1}
          text={line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line}
          severity={severity.get(first + i + 1)}
          onLineClick={onLineClick}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  number: number;
  text: string;
  severity: LineMark['severity'] | undefined;
  onLineClick: (line: number) => void;
}

const SEVERITY_CLASSES = {
  error: 'border-danger bg-danger-soft',
  ignored: 'border-warning bg-warning-soft',
};

const Line = memo(function Line({ number, text, severity, onLineClick }: LineProps) {
  return (
    // Keyboard users reach the lines from the list of problems; clicking a line only leads back to
    // it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      onClick={severity && (() => onLineClick(number))}
      className={cn(
        'flex border-l-2 pr-4 whitespace-pre [contain-intrinsic-size:auto_22px] [content-visibility:auto]',
        severity ? cn('cursor-pointer', SEVERITY_CLASSES[severity]) : 'border-transparent',
      )}
    >
      <span aria-hidden="true" className="w-9 shrink-0 pr-3 text-right text-muted select-none">
        {number}
      </span>
      <code className="font-mono">{highlightLine(text)}</code>
    </li>
  );
});

function highlightLine(text: string) {
  const nodes: React.ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [token, key, colon, string, literal] = match;
    nodes.push(text.slice(from, match.index));
    if (key !== undefined)
      nodes.push(
        <span key={match.index} className="text-brand-text">
          {key}
        </span>,
        colon,
      );
    else if (string !== undefined)
      nodes.push(
        <span key={match.index} className="text-success">
          {string}
        </span>,
      );
    else
      nodes.push(
        <span key={match.index} className="text-warning">
          {literal}
        </span>,
      );
    from = match.index + token.length;
  }
  return [...nodes, text.slice(from)];
}
