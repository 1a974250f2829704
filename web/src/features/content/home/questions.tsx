import { SHOWN_AFTER_END_DAYS } from '@flexa/contracts/constants';
import { ACCOUNT_RULE } from '@/features/theme-studio';
import { QuestionList } from '@/ui/question-list';
import { Section } from './section';

const QUESTIONS = [
  {
    question: 'What does the theme studio cost?',
    answer: `Nothing. It works in your browser. ${ACCOUNT_RULE}`,
  },
  {
    question: 'What’s in a pack?',
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
      'While an offer is open, each person with a confirmed e-mail can take one free licence for each pack until the places are gone. No card needed.',
  },
  {
    question: 'How do I buy a licence?',
    answer:
      'On the pricing page: choose a pack or the membership, the months and the seats, and pay by card with Stripe. The licence appears in your account as soon as the payment goes through.',
  },
  {
    question: 'What happens when a licence ends?',
    answer: `Nothing is charged. The licence stays in your account for ${SHOWN_AFTER_END_DAYS} days, marked as expired.`,
  },
  {
    question: 'Does Flexa see my report data?',
    answer:
      'No. The studio shows sample data, and a theme file holds colours and styles, never your numbers.',
  },
];

export function Questions() {
  return (
    <Section id="questions">
      <div className="grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-8">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-30 sm:text-36 lg:text-48">Questions</h2>
          <p className="mt-3 max-w-[34ch] text-16 text-muted">
            Short answers about the studio, licences and your data.
          </p>
        </div>
        <div className="lg:mt-2">
          <QuestionList questions={QUESTIONS} />
        </div>
      </div>
    </Section>
  );
}
