import { useEffect, useRef, useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema, nameSchema } from '@flexa/contracts/fields';
import {
  messageSchema,
  subjectSchema,
  SUBJECT_MAX,
  TICKET_MESSAGE_MAX,
  type TICKET_KINDS,
} from '@flexa/contracts/tickets';
import { readOwnSession, useAccount, useConfirmedEmail } from '@/features/auth';
import { call, prepareCall } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { useIdempotentCall } from '@/lib/call-once';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { readDraft, deleteDraft, saveDraft, type TicketDraft } from './ticket-draft';
import { ANSWER_TIME } from './answer-time';
import { TicketSent } from './ticket-sent';
import { useSendFailure } from './use-send';

const formSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  subject: subjectSchema,
  message: messageSchema,
});

type TicketKind = (typeof TICKET_KINDS)[number];

interface TicketFormProps {
  /** Kind of the ticket, by the page's address. */
  kind: TicketKind;
  /** Subject that the page proposes. Each proposed subject has its own draft. */
  subject?: string | undefined;
  /** Topic that the person chose. It is sent with the subject, even if the person changes that. */
  topic?: string | undefined;
  /** Content above the fields, such as the choice of the topic. */
  above?: ReactNode;
  /** Content below the subject, such as suggested answers. */
  afterSubject?: (subject: string) => ReactNode;
}

function addTopic(subject: string, topic: string | undefined): string {
  return topic === undefined || subject.includes(topic)
    ? subject
    : `${topic}: ${subject}`.slice(0, SUBJECT_MAX);
}

/** Sends a message to support. A failure, a reload or a sign-in loses no input. */
export function TicketForm({
  kind,
  topic,
  subject: proposedSubject,
  above,
  afterSubject,
}: TicketFormProps) {
  const subject = proposedSubject ?? topic;
  // All addresses share one draft, so that people can change the page and continue.
  const form = proposedSubject ? `message: ${proposedSubject}` : 'message';
  const { name, email } = useAccount();
  const confirmed = useConfirmedEmail();
  const [sent, setSent] = useState<{ ticketId: string; email: string }>();
  const { failure, fail, clear } = useSendFailure('Your message is still here.');
  const [start] = useState(() => readDraft(form));
  const { register, handleSubmit, formState, control, getValues, setValue, setError, reset } =
    useForm<TicketDraft>({
      resolver: zodResolver(formSchema),
      defaultValues: {
        name: start?.name || name,
        email: start?.email || email,
        subject: start?.subject || subject || '',
        message: start?.message ?? '',
      },
    });
  const { errors, isDirty, isSubmitting } = formState;
  const typed = useWatch({ control });

  useEffect(() => prepareCall('createTicket'), []);

  useEffect(() => {
    if (isDirty) saveDraft(form, { ...getValues(), ...typed });
  }, [typed, isDirty, getValues, form]);

  // The signed-in user loads after the form; keep what was typed in between.
  useEffect(() => {
    if (name && !getValues('name')) setValue('name', name);
    if (email && !getValues('email')) setValue('email', email);
  }, [name, email, getValues, setValue]);

  // Another proposed subject replaces the previous proposal, never typed text.
  const proposed = useRef(subject);
  useEffect(() => {
    const current = getValues('subject');
    if (subject && (current === '' || current === proposed.current)) setValue('subject', subject);
    proposed.current = subject;
  }, [subject, getValues, setValue]);

  const runOnce = useIdempotentCall();
  const submit = handleSubmit(async (values) => {
    clear();
    try {
      const message = { kind, ...values, subject: addTopic(values.subject, topic) };
      const { ticketId } = await runOnce(message, async (requestId) =>
        call('createTicket', { ...message, requestId, ...(await readOwnSession()) }),
      );
      deleteDraft(form);
      setSent({ ticketId, email: values.email });
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const faults = details.filter(({ field }) => field in values);
      if (faults.length === 0) return fail(error);
      faults.forEach(({ field, message }, i) =>
        setError(field as keyof TicketDraft, { message }, { shouldFocus: i === 0 }),
      );
    }
  });

  const getsCopy =
    confirmed !== undefined && typed.email?.trim().toLowerCase() === confirmed.toLowerCase();

  if (sent) {
    const startAnother = () => {
      reset({ name: getValues('name'), email: sent.email, subject: subject ?? '', message: '' });
      setSent(undefined);
    };
    return <TicketSent {...sent} onAnother={startAnother} />;
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      {above}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          size="lg"
          label="Name"
          autoComplete="name"
          readOnly={isSubmitting}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          size="lg"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <div>
        <TextField
          size="lg"
          label="Subject"
          readOnly={isSubmitting}
          error={errors.subject?.message}
          {...register('subject')}
        />
        {afterSubject?.(typed.subject ?? '')}
      </div>
      <TextArea
        label="Message"
        hint="Your pack, your version of Power BI and what you tried. For a payment its date and amount, never a card number."
        readOnly={isSubmitting}
        maxLength={TICKET_MESSAGE_MAX}
        error={errors.message?.message}
        {...register('message')}
      />
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={isSubmitting}
          loadingText="Sending"
          className="max-sm:w-full"
        >
          Send message
        </Button>
        <p className="text-14 text-muted">
          {getsCopy ? 'We’ll e-mail you a copy.' : 'We’ll confirm by e-mail.'} {ANSWER_TIME}
        </p>
      </div>
    </form>
  );
}
