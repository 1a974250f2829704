import { useState } from 'react';
import { z } from 'zod';
import { formatNumber } from '@flexa/contracts/format';
import { offerIdSchema, PLACES_MAX, type OfferDetails } from '@flexa/contracts/offers';
import type { OperationInput } from '@flexa/contracts/operations';
import { LICENSE_MONTHS, type LicenseMonths } from '@flexa/contracts/plans';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { now } from '@/lib/clock';
import { queryClient } from '@/lib/query-client';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { reloadAdmin } from '../queries';
import { useFirstField } from '../parts/use-first-field';
import { parseLocal, formatLocal } from './local-time';
import { chooseQuestion } from './offer-question';

interface OfferFormProps {
  /** Offer to change; without one the form creates an offer. */
  offer?: OfferDetails;
  /** Names in use. */
  taken?: readonly string[] | undefined;
  onDone?: () => void;
}

const monthOptions = LICENSE_MONTHS.map((month) => ({
  value: String(month),
  label: String(month),
}));

const THREE_MONTHS_MS = 91 * 24 * 60 * 60 * 1000;

const PLACES_FAULT = `A number up to ${formatNumber(PLACES_MAX)}`;

const createSchema = (taken: readonly string[]) =>
  z.object({
    id: offerIdSchema.refine((id) => !taken.includes(id), 'An offer with this name already exists'),
    expiryDate: z.string().refine((end) => parseLocal(end) !== null, 'Choose a day and a time'),
    userCount: z
      .string()
      .trim()
      .regex(/^\d+$/, PLACES_FAULT)
      .transform(Number)
      .refine((places) => places <= PLACES_MAX, PLACES_FAULT),
  });

/** Asks for an offer's end, its places and the longest term of its licences. */
export function OfferForm({ offer, taken = [], onDone }: OfferFormProps) {
  const [chosenMonths, setMonths] = useState<LicenseMonths | null>(null);
  const [inThreeMonths] = useState(() => formatLocal(new Date(now().getTime() + THREE_MONTHS_MS)));
  const maxMonths = chosenMonths ?? offer?.maxMonths ?? 1;
  const [askedTitle, setAskedTitle] = useState<string | null>(null);
  const first = useFirstField();

  const save = useMutation({
    mutationFn: (input: OperationInput<'updateOffer'>) => call('updateOffer', input),
    meta: { silent: true },
    onSuccess: async (_offer, input) => {
      toast.success(`Offer ${input.id} saved`);
      setAskedTitle(null);
      onDone?.();
      await Promise.all([reloadAdmin(), queryClient.invalidateQueries({ queryKey: ['offer'] })]);
    },
  });
  const schema = createSchema(taken);
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    mode: 'onChange',
    // Untouched fields follow the offer, which another admin may change meanwhile.
    values: {
      id: offer?.id ?? '',
      expiryDate: offer ? formatLocal(new Date(offer.expiryDate)) : inThreeMonths,
      userCount: String(offer?.userCount ?? 100),
    },
    resetOptions: { keepDirtyValues: true },
    send: async (): Promise<void> => {
      if (!changes || isSame) return;
      if (question && !isAsked) return setAskedTitle(question.title);
      await save.mutateAsync({ id: typed.id, ...changes, maxMonths });
      for (const name of ['expiryDate', 'userCount'] as const) {
        if (form.getValues(name) === typed[name]) {
          form.resetField(name, { defaultValue: typed[name] });
        }
      }
      setMonths((chosen) => (chosen === maxMonths ? null : chosen));
    },
    explain: (error) => ({
      ...(error instanceof ApiError && error.code === 'places-taken' && { field: 'userCount' }),
      message: explainError(error),
    }),
  });
  const typed = form.watch();
  const parsed = schema.safeParse(typed).data;
  // The field has no seconds, so an untouched moment is sent unchanged.
  const isUntouched =
    offer !== undefined && typed.expiryDate === formatLocal(new Date(offer.expiryDate));
  const expiryDate = isUntouched ? offer.expiryDate : parseLocal(typed.expiryDate);
  const changes = parsed && expiryDate ? { expiryDate, userCount: parsed.userCount } : undefined;
  const question = changes ? chooseQuestion(offer, changes, now()) : null;
  // A confirmation holds only for the question it answered, not for later input.
  const isAsked = question !== null && askedTitle === question.title;
  const isSame =
    isUntouched && changes?.userCount === offer.userCount && maxMonths === offer.maxMonths;

  return (
    <form
      ref={offer ? undefined : first}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2"
      onSubmit={onSubmit}
    >
      {!offer && (
        <TextField
          className="sm:col-span-2"
          label="Name"
          hint="Lowercase letters, digits and hyphens. Shown in the audit log."
          autoComplete="off"
          {...field('id')}
        />
      )}
      <TextField
        type="datetime-local"
        label="Ends"
        hint="In your time zone"
        {...field('expiryDate')}
      />
      <TextField
        label="Total places"
        hint="Including those already taken"
        inputMode="numeric"
        autoComplete="off"
        {...field('userCount')}
      />
      <div className="sm:col-span-2">
        <Segmented
          label="Maximum term in months"
          showLabel
          options={monthOptions}
          value={String(maxMonths)}
          onChange={(value) => setMonths(Number(value) as LicenseMonths)}
        />
        <p className="mt-1.5 text-14 text-muted">
          Free licences can run this long. Licences already granted keep their term.
        </p>
      </div>
      {failure && <Notice tone="danger" className="sm:col-span-2" title={failure} />}
      {isAsked && (
        <Notice tone="warning" className="sm:col-span-2" title={question.title}>
          People who already have a free licence keep it.
        </Notice>
      )}
      <div className="flex gap-2 sm:col-span-2">
        <Button
          type="submit"
          size="sm"
          variant={isAsked ? 'danger' : offer ? 'secondary' : 'primary'}
          disabled={!changes || isSame}
          loading={isSubmitting}
        >
          {isAsked ? question.action : offer ? 'Save' : 'Create offer'}
        </Button>
        {isAsked && (
          <Button size="sm" variant="quiet" onClick={() => setAskedTitle(null)}>
            Go back
          </Button>
        )}
        {!offer && (
          <Button size="sm" variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
