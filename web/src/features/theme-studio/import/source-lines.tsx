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
  /** The line to be seen; a new object scrolls again. */
  shown: { readonly line: number } | null;
  onLine: (line: number) => void;
}

/** Keys, texts, and numbers and words, in this order. */
const PIECES =
  /("(?:[^"\\]|\\.)*")(\s*:)|("(?:[^"\\]|\\.)*"?)|(-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/g;

/** Lines that are in the page at once, and letters of one: what is longer would stop the browser. */
const MOST_LINES = 20_000;
const MOST_LETTERS = 2000;

/** The lines of a theme with their numbers; what is wrong has its ground and its edge. */
export function SourceLines({ text, marks, shown, onLine }: SourceLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => text.split('\n'), [text]);
  // A longer file shows only the part around the selected line.
  const wanted = shown?.line ?? marks[0]?.line ?? 1;
  const first = lines.length > MOST_LINES ? Math.max(0, wanted - MOST_LINES / 2) : 0;
  useEffect(() => {
    if (!shown) return;
    list.current?.children[shown.line - 1 - first]?.scrollIntoView({ block: 'center' });
  }, [shown, first]);
  const severity = new Map<number, LineMark['severity']>();
  for (const mark of marks) {
    for (let line = mark.line; line <= mark.lastLine; line++) {
      if (severity.get(line) !== 'error') severity.set(line, mark.severity);
    }
  }
  return (
    <ol
      ref={list}
      aria-label="Lines of the file"
      className="min-w-max py-2 font-mono text-12 leading-[22px]"
    >
      {lines.slice(first, first + MOST_LINES).map((line, i) => (
        <Line
          key={first + i}
          number={first + i + 1}
          text={line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line}
          severity={severity.get(first + i + 1)}
          onLine={onLine}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  number: number;
  text: string;
  severity: LineMark['severity'] | undefined;
  onLine: (line: number) => void;
}

const GROUND = {
  error: 'border-danger bg-danger-soft',
  ignored: 'border-warning bg-warning-soft',
};

const Line = memo(function Line({ number, text, severity, onLine }: LineProps) {
  return (
    // Keyboard users reach the lines from the list of problems; clicking a line only leads back to
    // it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      onClick={severity && (() => onLine(number))}
      className={cn(
        'flex border-l-2 pr-4 whitespace-pre [contain-intrinsic-size:auto_22px] [content-visibility:auto]',
        severity ? cn('cursor-pointer', GROUND[severity]) : 'border-transparent',
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
  const out: React.ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECES)) {
    const [whole, key, colon, string, word] = found;
    out.push(text.slice(from, found.index));
    if (key !== undefined)
      out.push(
        <span key={found.index} className="text-brand-text">
          {key}
        </span>,
        colon,
      );
    else if (string !== undefined)
      out.push(
        <span key={found.index} className="text-success">
          {string}
        </span>,
      );
    else
      out.push(
        <span key={found.index} className="text-warning">
          {word}
        </span>,
      );
    from = found.index + whole.length;
  }
  return [...out, text.slice(from)];
}
