import { memo, useEffect, useRef } from 'react';
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

/** The lines of a theme with their numbers; what is wrong has its ground and its edge. */
export function SourceLines({ text, marks, shown, onLine }: SourceLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!shown) return;
    list.current?.children[shown.line - 1]?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const severity = new Map<number, LineMark['severity']>();
  for (const mark of marks) {
    for (let line = mark.line; line <= mark.lastLine; line++) {
      if (severity.get(line) !== 'error') severity.set(line, mark.severity);
    }
  }
  return (
    <ol ref={list} aria-label="Lines of the file" className="min-w-max py-2 font-mono text-12 leading-[22px]">
      {text.split('\n').map((line, i) => (
        <Line key={i} number={i + 1} text={line} severity={severity.get(i + 1)} onLine={onLine} />
      ))}
    </ol>
  );
} // prettier-ignore

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
    // By keyboard the problems lead to their lines; a press on a line is the way back.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
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
      <code className="font-mono">{pieces(text)}</code>
    </li>
  );
});

function pieces(text: string) {
  const out: React.ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECES)) {
    const [whole, key, colon, string, word] = found;
    out.push(text.slice(from, found.index));
    if (key !== undefined) out.push(<span key={found.index} className="text-brand-text">{key}</span>, colon);
    else if (string !== undefined) out.push(<span key={found.index} className="text-success">{string}</span>);
    else out.push(<span key={found.index} className="text-warning">{word}</span>);
    from = found.index + whole.length;
  }
  return [...out, text.slice(from)];
} // prettier-ignore
