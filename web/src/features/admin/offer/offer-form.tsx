import { useState } from 'react';
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
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { reloadAdmin } from '../queries';
import { useFirstField } from '../parts/use-first-field';
import { fromLocal, toLocal } from './local-time';
import { questionOf } from './offer-question';

interface OfferFormProps {
  /** Without one it makes a new offer. */
  offer?: OfferDetails;
  /** Names that are used already. */
  taken?: readonly string[] | undefined;
  onDone?: () => void;
}

const monthOptions = LICENSE_MONTHS.map((month) => ({
  value: String(month),
  label: String(month),
}));

const THREE_MONTHS_MS = 91 * 24 * 60 * 60 * 1000;

/** When an offer ends, how many places it has in all, and how long its licences run at most. */
export function OfferForm({ offer, taken, onDone }: OfferFormProps) {
  const [id, setId] = useState(offer?.id ?? '');
  // What is not touched follows the offer: another admin may change it meanwhile.
  const [typedEnd, setEnd] = useState<string | null>(null);
  const [typedPlaces, setPlaces] = useState<string | null>(null);
  const [chosenMonths, setMonths] = useState<LicenseMonths | null>(null);
  const [inThreeMonths] = useState(() => toLocal(new Date(now().getTime() + THREE_MONTHS_MS)));
  const end = typedEnd ?? (offer ? toLocal(new Date(offer.expiryDate)) : inThreeMonths);
  const places = typedPlaces ?? String(offer?.userCount ?? 100);
  const maxMonths = chosenMonths ?? offer?.maxMonths ?? 1;
  const [asked, setAsked] = useState<string | null>(null);
  const first = useFirstField();
  // The field leaves seconds out: what was not touched is sent as it was.
  const isUntouched = offer !== undefined && end === toLocal(new Date(offer.expiryDate));
  const expiryDate = isUntouched ? offer.expiryDate : fromLocal(end);
  const userCount = /^\d+$/.test(places.trim()) ? Number(places) : NaN;

  const save = useMutation({
    mutationFn: (input: OperationInput<'updateOffer'>) => call('updateOffer', input),
    meta: { silent: true },
    onSuccess: async (_offer, input) => {
      toast.success(`Offer ${input.id} saved`);
      setAsked(null);
      onDone?.();
      await Promise.all([reloadAdmin(), queryClient.invalidateQueries({ queryKey: ['offer'] })]);
      setEnd((typed) => (typed === end ? null : typed));
      setPlaces((typed) => (typed === places ? null : typed));
      setMonths((chosen) => (chosen === maxMonths ? null : chosen));
    },
  });
  const error = save.error instanceof ApiError ? save.error : undefined;
  const faultOf = (field: string) =>
    error?.details.find((fault) => fault.field === field)?.message ??
    (field === 'userCount' && error?.code === 'places-taken' ? explainError(error) : undefined);
  const hasField = ['id', 'expiryDate', 'userCount'].some((field) => faultOf(field));
  const idFault =
    id === '' || offer
      ? undefined
      : taken?.includes(id)
        ? 'An offer with this name already exists'
        : offerIdSchema.safeParse(id).error?.issues[0]?.message;
  const isPlaces = userCount >= 0 && userCount <= PLACES_MAX;
  const wish = expiryDate && isPlaces ? { expiryDate, userCount } : undefined;
  const question = wish ? questionOf(offer, wish, now()) : null;
  // An answer holds for what was asked, not for what is typed after it.
  const isAsked = question !== null && asked === question.title;
  const isSame = isUntouched && userCount === offer.userCount && maxMonths === offer.maxMonths;

  return (
    <form
      ref={offer ? undefined : first}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wish || idFault || id === '' || isSame || save.isPending) return;
        if (question && !isAsked) setAsked(question.title);
        else save.mutate({ id, ...wish, maxMonths });
      }}
    >
      {!offer && (
        <TextField
          className="sm:col-span-2"
          label="Name"
          hint="Lowercase letters, digits and hyphens. Shown in the audit log."
          autoComplete="off"
          error={idFault ?? faultOf('id')}
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
      )}
      <TextField
        type="datetime-local"
        label="Ends"
        hint="In your time zone"
        error={faultOf('expiryDate') ?? (expiryDate ? undefined : 'Choose a day and a time')}
        value={end}
        onChange={(event) => setEnd(event.target.value)}
      />
      <TextField
        label="Total places"
        hint="Including those already taken"
        inputMode="numeric"
        autoComplete="off"
        error={
          faultOf('userCount') ??
          (places.trim() !== '' && !isPlaces
            ? `A number up to ${formatNumber(PLACES_MAX)}`
            : undefined)
        }
        value={places}
        onChange={(event) => {
          setPlaces(event.target.value);
          if (error) save.reset();
        }}
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
          Free licences can run this long. Licences already given keep their term.
        </p>
      </div>
      {save.error && !hasField && (
        <Notice tone="danger" className="sm:col-span-2" title={explainError(save.error)} />
      )}
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
          disabled={!expiryDate || !isPlaces || id === '' || idFault !== undefined || isSame}
          loading={save.isPending}
        >
          {isAsked ? question.action : offer ? 'Save' : 'Create offer'}
        </Button>
        {isAsked && (
          <Button size="sm" variant="quiet" onClick={() => setAsked(null)}>
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
