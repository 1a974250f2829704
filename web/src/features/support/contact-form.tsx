import { useDeferredValue } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SUBJECT_MAX, type TICKET_KINDS } from '@flexa/contracts/tickets';
import { useAddressFilter } from '@/ui/use-address-query';
import type { Found } from './answer-search';
import { ChoiceChips } from './choice-chips';
import { findSimilarAnswers } from './similar-answers';
import { TicketForm } from './ticket-form';

/** Topics. The address keeps the chosen one (`?about=`), and its label is the first subject. */
const TOPICS = [
  { value: 'membership', label: 'The membership' },
  { value: 'licences', label: 'Licences and seats' },
  { value: 'payment', label: 'A payment' },
  { value: 'studio', label: 'The theme studio' },
  { value: 'company', label: 'Working together' },
] as const;

interface ContactFormProps {
  /** Kind of the ticket, by the page's address. */
  kind: (typeof TICKET_KINDS)[number];
  /** Words of a search that found nothing. */
  subject?: string | undefined;
}

/** Asks for a message to support, with topics and answers that may make it unnecessary. */
export function ContactForm({ kind, subject: searchWords }: ContactFormProps) {
  const filter = useAddressFilter();
  const topic = TOPICS.find(({ value }) => value === filter.get('about'));
  // Links of the documentation preset a subject.
  const subject = searchWords ?? (filter.get('subject').slice(0, SUBJECT_MAX) || undefined);
  return (
    <TicketForm
      kind={kind}
      topic={topic?.label}
      subject={subject}
      above={
        <ChoiceChips
          legend="What is it about?"
          name="about"
          options={TOPICS}
          value={topic?.value ?? ''}
          onChange={(value) => filter.set('about', value, { replace: true })}
        />
      }
      afterSubject={(typed) => <Suggestions subject={typed} />}
    />
  );
}

/** Suggests answers that may make the message unnecessary while people type its subject. */
function Suggestions({ subject }: { subject: string }) {
  const typed = useDeferredValue(subject);
  const found = findSimilarAnswers(typed, 3);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="mt-3 animate-fade rounded-10 border border-soft-line bg-soft px-4 py-3">
          <p className="text-14 font-medium">This may already be answered</p>
          <AnswerLinks answers={found} />
        </div>
      )}
    </div>
  );
}

/** Opens in new tabs, so that the page keeps what was typed. */
function AnswerLinks({ answers }: { answers: readonly Found[] }) {
  return (
    <ul>
      {answers.map(({ answer }) => (
        <li key={answer.id}>
          <Link
            to={`/support-center#${answer.id}`}
            target="_blank"
            rel="noreferrer"
            className="touch-target inline-flex items-center gap-2 rounded-6 py-1.5 text-14 font-medium text-brand-text hover:underline"
          >
            {answer.question}
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            <span className="sr-only"> (opens in a new tab)</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
