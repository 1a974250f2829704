import { formatMoney } from '@flexa/contracts/format';
import { billingAddressee, explainContact, sampleAddressee } from '../billing-addressee';
import { Button, Facts, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildVariants, sample } from '../sample-values';
import { chooseWords, listFacts, ORDER_NEWS, schema as ownersSchema } from './order-notice';

type News = (typeof ORDER_NEWS)[number];

const PAYMENT_FAILED = 'A payment did not go through';
const formatRefundTitle = (amount: string) => `A refund of ${amount} is on its way`;
const formatCreditTitle = (amount: string) => `We issued a credit note of ${amount}`;
const formatFailedRefundTitle = (amount: string) => `A refund of ${amount} did not arrive`;
const DISPUTE_OVER = 'The dispute about a payment is closed';

/** Titles without “your”: the order is not the reader's. */
const TITLES: Record<News, (amount: string) => string> = {
  'payment-failed': () => PAYMENT_FAILED,
  'debit-failed': () => PAYMENT_FAILED,
  started: (amount) => `An invoice of ${amount} is open`,
  'invoice-due': (amount) => `An invoice of ${amount} is due`,
  'invoice-ended': (amount) => `An invoice of ${amount} is void`,
  'invoice-credited': (amount) => `An invoice of ${amount} is cancelled`,
  'transfer-ended': (amount) => `A bank transfer of ${amount} did not arrive`,
  unpaid: (amount) => `An invoice of ${amount} was not paid`,
  refunded: formatRefundTitle,
  'credit-gone': formatRefundTitle,
  'term-over': formatRefundTitle,
  'partly-refunded': formatRefundTitle,
  credited: formatCreditTitle,
  'partly-credited': formatCreditTitle,
  'credit-lost': formatRefundTitle,
  'credit-lost-unpaid': formatFailedRefundTitle,
  'refund-failed': formatFailedRefundTitle,
  'refund-cancelled': (amount) => `A refund of ${amount} was cancelled`,
  suspended: () => 'A payment is disputed',
  restored: () => DISPUTE_OVER,
  'taken-back': () => DISPUTE_OVER,
};

const schema = ownersSchema.omit({ licenseId: true }).extend(billingAddressee);

const chooseTitle = ({
  news,
  amount,
  currency,
}: {
  news: News;
  amount: number;
  currency: string;
}) => TITLES[news](formatMoney(amount, currency));

/** Mails the billing contact the news about an order, quoting the text sent to its owner. */
export const mail = defineMail({
  schema,
  samples: buildVariants(ORDER_NEWS, (news) => ({
    ...sampleAddressee,
    ...sample.order,
    news,
    visualType: 'charts' as const,
    sold: { part: 'licence' as const },
    ...(news === 'invoice-due' && { invoiceUrl: 'https://invoice.stripe.com/i/example' }),
  })),
  subject: chooseTitle,
  preheader: ({ owner }) => `About an order placed by ${owner}.`,
  title: chooseTitle,
  why: explainContact,
  unsubscribe: ({ leave }) => leave,
  Content: ({ data }) => (
    <>
      <Paragraph>
        Hello, this is about an order placed by {data.owner}. We sent them this message:
      </Paragraph>
      <Paragraph>“{chooseWords(data).text}”</Paragraph>
      <Facts rows={listFacts(data)} />
      {data.invoiceUrl !== undefined && <Button label="Open the invoice" href={data.invoiceUrl} />}
    </>
  ),
});
