import { useDeferredValue } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SUBJECT_MAX } from '@flexa/contracts/tickets';
import { useAddressFilter } from '@/ui/use-address-query';
import { findAnswers, type Found } from './answer-search';
import { TicketForm } from './forms';
import { similarAnswers } from './similar-answers';

/** Asked so often that they stand beside the form. */
const OFTEN = ['key offline', 'free licence', 'seat', 'receipt', 'theme.json'];

export function AskQuestion() {
  // Where a page of the documentation leads here.
  const subject = useAddressFilter().get('subject').slice(0, SUBJECT_MAX);
  const often = OFTEN.flatMap((words) => findAnswers(words).slice(0, 1));
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[5fr_7fr] lg:pt-20 lg:pb-28">
      <div>
        <h1 className="text-36 lg:text-60">Ask a question</h1>
        <p className="mt-4 max-w-[40ch] text-18 text-muted">
          Before you buy or while you work, ask us anything. We answer by e-mail.
        </p>
        <div className="mt-10 max-lg:hidden">
          <h2 className="text-16">Frequently asked</h2>
          <AnswerLinks answers={often} className="mt-2" />
        </div>
      </div>
      <div className="lg:pt-3">
        <TicketForm
          kind="question"
          subject={subject}
          labels={{
            subject: 'Your question in one line',
            message: 'What should we know?',
            messageHint: 'Your pack, your version of Power BI and what you tried.',
            send: 'Send question',
          }}
          afterSubject={(subject) => <Suggestions subject={subject} />}
        />
      </div>
    </div>
  );
}

/** Answers that may spare the question, as it is typed. */
function Suggestions({ subject }: { subject: string }) {
  const typed = useDeferredValue(subject);
  const found = similarAnswers(typed, 3);
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
  /** What is being written stays where it is. */
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
