import { useEffect, useState, type FormEvent } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { BILLING_LINE_MAX } from '@flexa/contracts/constants';
import type { SentInvoice } from '@flexa/contracts/orders';
import type { User } from '@flexa/contracts/users';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { formatDate } from '@/lib/format';
import { explainError } from '@/lib/report-error';
import { Button, ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import type { Purchase } from '../use-buy';
import { CountryField } from './country-field';
import { FIELDS, OPTIONAL, wishOf, type Field, type Values } from './invoice-wish';
import { knownBilling } from './known-billing';

interface InvoiceDialogProps {
  user: User;
  purchase: Purchase;
  /** What is ordered and what it costs, in words. */
  summary: string;
  /** In which it is to be paid. */
  days: number;
  onClose: () => void;
}

/** What a company has on its invoice, which is sent at once and paid within a month. */
export default function InvoiceDialog(props: InvoiceDialogProps) {
  const { user, purchase, summary, days, onClose } = props;
  const [known, setKnown] = useState<Values>({});
  const [typed, setTyped] = useState<Values>({});
  // Belongs to what is typed: the same press sent twice is one invoice.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const values: Values = { email: user.email, ...known, ...purchase.billing, ...typed };
  const type = (field: Field, value: string) => {
    setTyped({ ...typed, [field]: value });
    setRequestId(crypto.randomUUID());
  };
  useEffect(() => {
    // Without it they are typed.
    knownBilling(user.uid).then(setKnown, () => undefined);
  }, [user.uid]);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentInvoice>();
  const [failure, setFailure] = useState<unknown>();
  const errors = failure instanceof ApiError ? failure.details : [];
  const errorOf = (field: Field) =>
    errors.find(({ field: path }) => path.split('.').at(-1) === field)?.message;
  const isSaidBelow = errors.some(({ field }) => errorOf(field.split('.').at(-1) as Field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the card's form, within which the dialog is drawn.
    event.stopPropagation();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    call('orderByInvoice', { ...wishOf(user, purchase, values), requestId })
      .then(setSent, setFailure)
      .finally(() => setSending(false));
  };

  if (sent) {
    const { number, dueAt, invoiceUrl, isPaid } = sent;
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={isPaid ? `Invoice ${number} is paid` : `Invoice ${number} is sent`}
        description={
          isPaid
            ? 'Your credit with us covers it, so nothing is due. Your licence is in your account.'
            : `It is on its way to ${values.email ?? ''}. Pay it by ${formatDate(dueAt)}; your licence begins once it is paid.`
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

  const fieldOf = ({
    field,
    label,
    ...rest
  }: {
    field: Field;
    label: string;
    type?: string;
    auto?: string;
    isHalf?: boolean;
  }) => (
    <TextField
      key={field}
      label={label}
      type={rest.type ?? 'text'}
      autoComplete={rest.auto ?? 'off'}
      maxLength={field === 'email' ? undefined : BILLING_LINE_MAX}
      className={rest.isHalf ? undefined : 'sm:col-span-2'}
      value={values[field] ?? ''}
      error={errorOf(field)}
      disabled={isSending}
      onChange={(event) => type(field, event.target.value)}
    />
  );
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
            loading={isSending}
            loadingText="Sending"
          >
            Send invoice
          </Button>
        </>
      }
    >
      <form id="invoice-form" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {failure !== undefined && !isSaidBelow && (
          <Notice tone="danger" title={explainError(failure)} className="sm:col-span-2" />
        )}
        {FIELDS.map(fieldOf)}
        <CountryField
          value={values.country}
          error={errorOf('country')}
          disabled={isSending}
          onChange={(country) => type('country', country)}
        />
        {OPTIONAL.map((field) => fieldOf({ ...field, isHalf: true }))}
      </form>
    </Dialog>
  );
}
