import { useEffect, useState } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { BILLING_LINE_MAX } from '@flexa/contracts/constants';
import type { SentInvoice } from '@flexa/contracts/orders';
import type { User } from '@flexa/contracts/users';
import { call } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { useIdempotentCall } from '@/lib/call-once';
import { useServerForm } from '@/lib/use-server-form';
import { Button, ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import type { Purchase } from '../use-buy';
import { CountryField } from './country-field';
import {
  createInvoiceOrder,
  EMPTY_VALUES,
  REQUIRED_FIELDS,
  OPTIONAL_FIELDS,
  invoiceSchema,
  type InvoiceValues,
} from './invoice-order';
import { fetchKnownBilling } from './known-billing';

interface InvoiceDialogProps {
  user: User;
  purchase: Purchase;
  /** Summary of the order and its price. */
  summary: string;
  /** Days until the invoice is due. */
  days: number;
  onClose: () => void;
}

/** Asks for a company's billing details. The invoice is sent at once and due within a month. */
export default function InvoiceDialog(props: InvoiceDialogProps) {
  const { user, purchase, summary, days, onClose } = props;
  const [knownBilling, setKnownBilling] = useState<InvoiceValues>({});
  useEffect(() => {
    // If that fails, the buyer types the details.
    fetchKnownBilling(user.uid).then(setKnownBilling, () => undefined);
  }, [user.uid]);
  const [sent, setSent] = useState<{ invoice: SentInvoice; email: string }>();
  const runOnce = useIdempotentCall();
  const { field, failure, isSubmitting, onSubmit } = useServerForm({
    schema: invoiceSchema,
    values: { ...EMPTY_VALUES, email: user.email, ...knownBilling, ...purchase.billing },
    resetOptions: { keepDirtyValues: true },
    send: async (values) => {
      const order = createInvoiceOrder(user, purchase, values);
      // Repeating the same input sends one invoice.
      const invoice = await runOnce(order, (requestId) =>
        call('orderByInvoice', { ...order, requestId }),
      );
      setSent({ invoice, email: values.email });
    },
  });

  if (sent) {
    const { number, dueAt, invoiceUrl, isPaid } = sent.invoice;
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={isPaid ? `Invoice ${number} is paid` : `Invoice ${number} is sent`}
        description={
          isPaid
            ? 'Your credit with us covers it, so nothing is due. Your licence is in your account.'
            : `It is on its way to ${sent.email}. Pay it by ${formatDate(dueAt)}; your licence begins once it is paid.`
        }
        footer={
          <>
            <ButtonLink to="/general#orders">Your orders</ButtonLink>
            <ButtonLink variant="primary" to={invoiceUrl} target="_blank" rel="noreferrer">
              Open invoice
              <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </ButtonLink>
          </>
        }
      />
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pay by invoice"
      description={`${summary}. Stripe sends the invoice; pay it by bank transfer or card within ${days} days. Your licence begins once it is paid.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form="invoice-form"
            loading={isSubmitting}
            loadingText="Sending"
          >
            Send invoice
          </Button>
        </>
      }
    >
      <form id="invoice-form" noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        {failure && <Notice tone="danger" title={failure} className="sm:col-span-2" />}
        {REQUIRED_FIELDS.map(({ name, label, auto, type, isHalf }) => (
          <TextField
            key={name}
            label={label}
            type={type ?? 'text'}
            autoComplete={auto}
            maxLength={name === 'email' ? undefined : BILLING_LINE_MAX}
            className={isHalf ? undefined : 'sm:col-span-2'}
            readOnly={isSubmitting}
            {...field(name)}
          />
        ))}
        <CountryField {...field('country')} />
        {OPTIONAL_FIELDS.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            maxLength={BILLING_LINE_MAX}
            readOnly={isSubmitting}
            {...field(name)}
          />
        ))}
      </form>
    </Dialog>
  );
}
