import { useDeferredValue } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SUBJECT_MAX } from '@flexa/contracts/tickets';
import { useAddressFilter } from '@/ui/use-address-query';
import { findAnswers, type Found } from './answer-search';
import { TicketForm } from './forms';
import { findSimilarAnswers } from './similar-answers';
import { WritePage } from './write-page';

/** Searches for the questions that people ask most. */
const OFTEN = ['key offline', 'free licence', 'seat', 'receipt', 'theme.json'];

export function AskQuestion() {
  // Links of the documentation carry a subject.
  const subject = useAddressFilter().get('subject').slice(0, SUBJECT_MAX);
  const often = OFTEN.flatMap((words) => findAnswers(words).slice(0, 1));
  return (
    <WritePage
      title="Ask a question"
      lead="Before you buy or while you work, ask us anything. We answer by e-mail."
      aside={
        <div className="max-lg:hidden lg:col-start-1 lg:row-start-2">
          <h2 className="text-16">Frequently asked</h2>
          <AnswerLinks answers={often} className="mt-2" />
        </div>
      }
    >
      <TicketForm
        kind="question"
        subject={subject}
        afterSubject={(typed) => <Suggestions subject={typed} />}
      />
    </WritePage>
  );
}

/** Shows answers that may spare the question while it is typed. */
function Suggestions({ subject }: { subject: string }) {
  const typed = useDeferredValue(subject);
  const found = findSimilarAnswers(typed, 3);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="mt-3 animate-fade rounded-10 border border-soft-line bg-soft px-4 py-3">
          <p className="text-14 font-medium">This may already be answered</p>
          <AnswerLinks answers={found} newTab />
        </div>
      )}
    </div>
  );
}

interface AnswerLinksProps {
  answers: readonly Found[];
  /** Keeps the page with what was typed. */
  newTab?: boolean;
  className?: string;
}

function AnswerLinks({ answers, newTab = false, className }: AnswerLinksProps) {
  return (
    <ul className={className}>
      {answers.map(({ answer }) => (
        <li key={answer.id}>
          <Link
            to={`/support-center#${answer.id}`}
            {...(newTab && { target: '_blank', rel: 'noreferrer' })}
            className="touch-target inline-flex items-center gap-2 rounded-6 py-1.5 text-14 font-medium text-brand-text hover:underline"
          >
            {answer.question}
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            {newTab && <span className="sr-only"> (opens in a new tab)</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
