import { Plus } from 'lucide-react';
import { Section } from './section';

const QUESTIONS = [
  {
    question: 'What does the theme studio cost?',
    answer:
      'Nothing. It works on this page without an account, and you can copy theme.json out of it.',
  },
  {
    question: 'What counts as one part?',
    answer:
      'One visual pack: charts, designs, tables or analytics. Each has its own licence, by the month.',
  },
  {
    question: 'What is in the membership?',
    answer: 'Theme, design and charts on one licence, for 3, 6 or 12 months.',
  },
  {
    question: 'How does the free licence work?',
    answer:
      'While an offer is open, each person can take one free licence for each pack until the places are gone. No card is asked for.',
  },
  {
    question: 'How do I buy a licence?',
    answer:
      'In your account: choose a pack or the membership, the months and the seats, and pay by card at Stripe. The licence is there as soon as the payment is.',
  },
  {
    question: 'What happens when a licence ends?',
    answer:
      'Nothing is charged. The licence stays in your account with its end date, marked as expired.',
  },
  {
    question: 'Does Flexa see my report data?',
    answer:
      'No. The studio shows sample data, and a theme file holds colours and styles, never your numbers.',
  },
];

/** Native details: they open without a script, one at a time, and are found by the browser's search. */
export function Questions() {
  return (
    <Section id="questions">
      <div className="grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-8">
        <div>
          <h2 className="text-30 lg:text-48">Questions</h2>
          <p className="mt-3 max-w-[34ch] text-16 text-muted">
            Short answers about the studio, licences and your data.
          </p>
        </div>
        <div className="border-t border-line lg:mt-2">
          {QUESTIONS.map(({ question, answer }, i) => (
            <details
              key={question}
              name="questions"
              open={i === 0}
              className="group border-b border-line"
            >
              <summary className="flex items-center justify-between gap-6 py-[15px] text-16 font-medium lg:py-[19px] lg:text-18 [&::-webkit-details-marker]:hidden">
                {question}
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
              <p className="max-w-[68ch] animate-rise pb-6 text-16 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
