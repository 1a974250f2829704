import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { TicketForm } from '@/features/support';
import { Button, ButtonLink } from '@/ui/button';

interface WasHelpfulProps {
  /** The page asked about: the ticket names it. */
  title: string;
}

/**
 * Asks whether a page helped. A no opens a ticket that names the page; a yes is thanked and counted
 * nowhere (docs/decisions/158-whether-a-page-helped-is-not-counted.md).
 */
export function WasHelpful({ title }: WasHelpfulProps) {
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const status = useRef<HTMLParagraphElement>(null);
  const subject = `Documentation: ${title}`;
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (answer === 'yes') status.current?.focus();
  }, [answer]);
  return (
    <section aria-labelledby="was-this-helpful" className="text-14">
      {answer === 'no' ? (
        <Ask subject={subject} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="was-this-helpful" className="text-14 font-medium tracking-normal">
            Was this page helpful?
          </h2>
          {answer === undefined && (
            <>
              <Button size="sm" onClick={() => setAnswer('yes')}>
                Yes
              </Button>
              {/* Before the page listens, and without scripts, it leads to the form's own page. */}
              <ButtonLink
                size="sm"
                to={`/ask-question?subject=${encodeURIComponent(subject)}`}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  setAnswer('no');
                }}
              >
                No, something is missing
              </ButtonLink>
            </>
          )}
          <p ref={status} role="status" tabIndex={-1} className="text-muted outline-none">
            {answer === 'yes' && 'Thank you. Your answer is not sent or counted.'}
          </p>
        </div>
      )}
    </section>
  );
}

/** A press with another button or a key means a tab or a window of its own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function Ask({ subject }: { subject: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2
        ref={heading}
        id="was-this-helpful"
        tabIndex={-1}
        className="text-20 outline-none md:text-24"
      >
        What is missing or unclear?
      </h2>
      <p className="mt-1 mb-5 text-muted">We answer by e-mail.</p>
      <TicketForm
        kind="question"
        subject={subject}
        labels={{
          subject: 'What it is about',
          message: 'Your question, or what you looked for',
          send: 'Send',
        }}
      />
    </>
  );
}
