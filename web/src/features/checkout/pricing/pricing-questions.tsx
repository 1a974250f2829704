import { REFUND_RULE } from '@flexa/contracts/refund-rule';
import { NOT_CERTIFIED } from '@/lib/certification';
import { Link } from 'react-router-dom';
import { QuestionList, type Question } from '@/ui/question-list';

const QUESTIONS: readonly Question[] = [
  {
    question: 'When does my licence start?',
    answer:
      'As soon as the payment goes through. It appears in your account, with its key, within a few seconds. If you already have a paid licence of the same kind, the new months start when it ends.',
  },
  {
    question: 'Can I buy for my whole team?',
    answer:
      'Yes. Set the number of licences before you pay; one payment covers them all. Then assign the seats to your team; each person gets their own key.',
  },
  {
    question: 'What happens when a licence ends?',
    answer:
      'Nothing is charged. We write before the date, and you decide whether to buy more months. If you buy early, they are added at the end and you lose no days.',
  },
  {
    question: 'Can I add seats to a licence I have?',
    answer:
      'Yes. They end on the same day as your licence and cost their share of the time left, to the cent.',
  },
  {
    question: 'Who can take a free licence?',
    answer: 'Anyone with a confirmed e-mail, once per pack and offer, while places last.',
  },
  {
    question: 'Can I move to the membership later?',
    answer: 'Yes. We credit the unused days of your pack if you choose at least as many seats.',
  },
  {
    question: 'Do the visuals export to PowerPoint and PDF?',
    answer: NOT_CERTIFIED,
  },
  {
    question: 'Can I get my money back?',
    answer: REFUND_RULE,
  },
  {
    question: 'Do the prices include tax?',
    answer:
      'No. If VAT or sales tax is due in your country, Stripe’s payment page adds it and shows the amount before you pay.',
  },
  {
    question: 'Is there an invoice with our VAT number?',
    answer:
      'Yes. Enter the company under “Buying for a company?” and the VAT number on the payment page. The invoice stays in your account.',
  },
];

/** Renders the questions below the order card; `subject` completes "About buying and using …". */
export function PricingQuestions({ subject }: { subject: string }) {
  return (
    <section
      aria-labelledby="questions-title"
      className="page-width grid gap-8 py-20 lg:grid-cols-[4fr_8fr] lg:py-28"
    >
      <div>
        <h2 id="questions-title" className="text-30 lg:text-48">
          Questions
        </h2>
        <p className="mt-3 max-w-[34ch] text-16 text-muted">About buying and using {subject}.</p>
        <p className="mt-3 max-w-[34ch] text-16 text-muted">
          For seats, embedding and IT, read{' '}
          <Link
            to="/document/before-you-buy"
            className="rounded-6 text-brand-text underline underline-offset-3"
          >
            Before you buy
          </Link>
          .
        </p>
      </div>
      <QuestionList questions={QUESTIONS} />
    </section>
  );
}
