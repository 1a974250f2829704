import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { addMonths } from '@flexa/contracts/calendar';
import { NAME_MAX } from '@flexa/contracts/constants';
import { SEATS_MAX } from '@flexa/contracts/constants';
import { formatCount } from '@flexa/contracts/format';
import { nameSchema } from '@flexa/contracts/fields';
import {
  LICENSE_MONTHS,
  determinePaidType,
  buildPlanId,
  findPlan,
  VISUAL_NAMES,
  VISUAL_TYPES,
  type LicenseMonths,
  type VisualType,
} from '@flexa/contracts/plans';
import type { UserSummary } from '@flexa/contracts/users';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useIdempotentCall } from '@/lib/call-once';
import { useServerForm } from '@/lib/use-server-form';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { reloadAdmin, reloadIfGone } from '../queries';
import { AskFrame } from './ask-frame';
import { useLockOut } from './lock-out';

interface GrantFormProps {
  user: UserSummary;
  onDone: () => void;
}

const KINDS = [
  { value: 'full', label: 'Same as paid' },
  { value: 'free', label: 'Free' },
] as const;

const schema = z.object({
  quantity: z
    .string()
    .trim()
    .regex(/^\d+$/, `1 to ${SEATS_MAX}`)
    .transform(Number)
    .refine((seats) => seats >= 1 && seats <= SEATS_MAX, `1 to ${SEATS_MAX}`),
  name: nameSchema,
});

/** Grants a licence. It is valid at once, and the server tells the person by e-mail. */
export function GrantForm({ user, onDone }: GrantFormProps) {
  const { isOwn } = useLockOut(user);
  const [visualType, setVisualType] = useState<VisualType>('charts');
  const [kind, setKind] = useState<'full' | 'free'>('full');
  const [month, setMonth] = useState<LicenseMonths>(3);
  const months = LICENSE_MONTHS.filter((each) =>
    findPlan(buildPlanId({ visualType, month: each })),
  );
  const term = months.includes(month) ? month : 3;
  const isFree = kind === 'free' && visualType !== 'suite';

  const runOnce = useIdempotentCall();
  const grant = useMutation({
    mutationFn: (values: z.output<typeof schema>) => {
      const gift = {
        uid: user.uid,
        month: term,
        licenseType: isFree ? ('free' as const) : determinePaidType(visualType),
        visualType,
        ...values,
      };
      return runOnce(gift, (requestId) => call('buyLicense', { ...gift, requestId }));
    },
    meta: { silent: true },
    onError: reloadIfGone,
    onSuccess: async () => {
      await reloadAdmin();
      toast.success(`${VISUAL_NAMES[visualType]} is granted`);
      onDone();
    },
  });
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    mode: 'onChange',
    defaultValues: { quantity: '1', name: user.name },
    send: (values) => grant.mutateAsync(values),
  });
  const typed = useWatch({ control: form.control });
  const quantity = schema.shape.quantity.safeParse(typed.quantity).data;

  if (isOwn) {
    return (
      <p className="mt-4 rounded-10 border border-line bg-surface p-4 text-muted">
        You can’t grant yourself a licence. Buy one, or ask another admin.
      </p>
    );
  }
  return (
    <AskFrame
      title="Grant a licence"
      action={`Grant ${VISUAL_NAMES[visualType]}`}
      canSubmit={schema.safeParse(typed).success}
      isPending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <p className="mt-1 text-muted">
        {quantity === undefined ? 'Seats' : formatCount(quantity, 'seat')} until{' '}
        {formatDate(addMonths(now(), term))}. {user.name} gets an e-mail.
      </p>
      <ProductField value={visualType} onChange={setVisualType} />
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-3">
        {visualType !== 'suite' && (
          <Segmented
            label="Kind"
            showLabel
            size="sm"
            options={KINDS}
            value={kind}
            onChange={setKind}
          />
        )}
        <Segmented
          label="Months"
          showLabel
          size="sm"
          options={months.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(term)}
          onChange={(value) => setMonth(Number(value) as LicenseMonths)}
        />
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-[7rem_1fr]">
        <TextField label="Seats" inputMode="numeric" autoComplete="off" {...field('quantity')} />
        <TextField label="Licensed to" autoComplete="off" maxLength={NAME_MAX} {...field('name')} />
      </div>
    </AskFrame>
  );
}

function ProductField(props: { value: VisualType; onChange: (value: VisualType) => void }) {
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Product
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as VisualType)}
        className="h-9 w-full rounded-8 border border-input bg-bg px-3 hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:h-11 pointer-coarse:text-16"
      >
        {VISUAL_TYPES.map((type) => (
          <option key={type} value={type}>
            {VISUAL_NAMES[type]}
          </option>
        ))}
      </select>
    </div>
  );
}
