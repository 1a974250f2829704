import { useEffect, useRef } from 'react';
import { ArrowRight } from 'lucide-react';
import { cn } from '@/ui/cn';
import type { ThemeProblem } from '@flexa/theme-engine/import';

interface ProblemListProps {
  problems: readonly ThemeProblem[];
  chosen: ReadonlySet<string>;
  /** Problem to scroll to. A new object scrolls to the same problem again. */
  shown: { readonly id: string } | null;
  onToggle: (id: string) => void;
  onLine: (line: number) => void;
}

/** Problems by line, each with its proposed repair. */
export function ProblemList({ problems, chosen, shown, onToggle, onLine }: ProblemListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!shown) return;
    const index = problems.findIndex(({ id }) => id === shown.id);
    const row = list.current?.children[index];
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('input')?.focus();
  }, [shown, problems]);
  return (
    <ul ref={list}>
      {problems.map((problem) => (
        <li key={problem.id} className="flex items-start gap-3 border-b border-line py-3">
          <Choice problem={problem} isChosen={chosen.has(problem.id)} onToggle={onToggle} />
          <button
            type="button"
            onClick={() => onLine(problem.line)}
            className={cn(
              'touch-target shrink-0 rounded-6 px-2 text-12 leading-5 font-medium',
              problem.severity === 'error'
                ? 'bg-danger-soft text-danger'
                : 'bg-warning-soft text-warning',
            )}
          >
            Line {problem.line}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  problem: ThemeProblem;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

function Choice({ problem, isChosen, onToggle }: ChoiceProps) {
  const { id, title, detail, before, after, edit } = problem;
  const words = (
    <>
      <span className="font-medium">{title}</span> <span className="text-muted">{detail}</span>
    </>
  );
  if (edit.kind === 'keep') {
    return (
      <div className={ROW}>
        <span className="size-4 shrink-0 pointer-coarse:size-5" />
        <div className="min-w-0 flex-1">
          {words}
          <span className={CHIPS}>
            <Chip tone="neutral">{before}</Chip>
            <span className="text-12 text-muted">kept</span>
          </span>
        </div>
      </div>
    );
  }
  return (
    <label className={cn(ROW, 'cursor-pointer')}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => onToggle(id)}
        className="mt-0.5 size-4 shrink-0 accent-brand pointer-coarse:size-5"
      />
      <span className="min-w-0 flex-1">
        {words}
        <span className={CHIPS}>
          <Chip tone="danger">{before}</Chip>
          <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
          <span className="sr-only">becomes</span>
          {after === null ? (
            <span className="text-12 text-muted">removed</span>
          ) : (
            <Chip tone="success">{after}</Chip>
          )}
        </span>
      </span>
    </label>
  );
}

const ROW = 'flex min-w-0 flex-1 gap-3 text-14';
const CHIPS = 'mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1';

const TONES = {
  neutral: 'bg-surface-2 text-muted',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
};

function Chip({ tone, children }: { tone: keyof typeof TONES; children: string }) {
  return (
    <code
      className={cn(
        'max-w-full rounded-6 px-1.5 py-0.5 font-mono text-12 wrap-anywhere',
        TONES[tone],
      )}
    >
      {children}
    </code>
  );
}
