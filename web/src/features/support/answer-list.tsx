import { useEffect } from 'react';
import { Link as LinkIcon, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { Answer } from './answers';

interface AnswerListProps {
  answers: readonly { answer: Answer; topic?: string }[];
  /** Opens the first answer. */
  openFirst?: boolean;
}

/**
 * Lists answers as native details, which open without a script and for the browser's own search. The one
 * that the address names is open.
 */
export function AnswerList({ answers, openFirst = false }: AnswerListProps) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [hash, key]);

  return (
    <div className="border-t border-line">
      {answers.map(({ answer, topic }, i) => (
        <AnswerRow
          key={answer.id}
          answer={answer}
          topic={topic}
          isOpen={openFirst ? i === 0 : `#${answer.id}` === hash}
        />
      ))}
    </div>
  );
}

interface AnswerRowProps {
  answer: Answer;
  topic: string | undefined;
  isOpen: boolean;
}

function AnswerRow({ answer, topic, isOpen }: AnswerRowProps) {
  const { id, question, text, links = [] } = answer;
  return (
    <details id={id} open={isOpen} className="group border-b border-line">
      <summary className="flex items-center justify-between gap-6 py-[15px] [&::-webkit-details-marker]:hidden">
        <span>
          {topic && <span className="mb-0.5 block text-12 text-muted">{topic}</span>}
          <span className="block text-16 font-medium">{question}</span>
        </span>
        <Plus
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted group-open:hidden"
        />
        <span
          aria-hidden="true"
          className="hidden size-5 shrink-0 place-items-center group-open:grid"
        >
          <span className="h-[1.75px] w-3 rounded-full bg-muted" />
        </span>
      </summary>
      <div className="max-w-[68ch] animate-rise pb-6">
        {text.map((paragraph) => (
          <p key={paragraph} className="mb-3 text-muted">
            {paragraph}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-14 font-medium">
          {links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="touch-target text-brand-text underline-offset-3 hover:underline"
            >
              {label}
            </Link>
          ))}
          <Link
            to={{ hash: id }}
            replace
            className="touch-target inline-flex items-center gap-1.5 text-muted hover:text-text"
            aria-label={`Link to this answer: ${question}`}
          >
            <LinkIcon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            Link
          </Link>
        </p>
      </div>
    </details>
  );
}
