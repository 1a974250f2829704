import { useEffect, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import { PACKS, VISUAL_NAMES, type Pack } from '@flexa/contracts/plans';
import { useAccount } from '@/features/auth';
import { call, prepareCall } from '@/lib/api';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { ChoiceChips } from './choice-chips';
import { useSendFailure } from './use-send';

const formSchema = z.object({ email: emailSchema, product: z.enum(PACKS) });

const OPTIONS = PACKS.map((value) => ({ value, label: VISUAL_NAMES[value] }));

/** Adds an address to the wait list of a pack's next free offer. */
export function WaitListForm() {
  const { email: ownEmail } = useAccount();
  const [joined, setJoined] = useState<z.infer<typeof formSchema>>();
  const { failure, fail, clear } = useSendFailure('Your address is still here.');
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: ownEmail, product: 'charts' as Pack },
  });

  useEffect(() => prepareCall('joinWaitList'), []);

  useEffect(() => {
    if (ownEmail && !getValues('email')) setValue('email', ownEmail);
  }, [ownEmail, getValues, setValue]);

  const submit = handleSubmit(async (values) => {
    clear();
    try {
      await call('joinWaitList', values);
      setJoined(values);
    } catch (error) {
      fail(error);
    }
  });

  if (joined) {
    return <JoinedWaitList {...joined} onAnother={() => setJoined(undefined)} />;
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Controller
        control={control}
        name="product"
        render={({ field }) => (
          <ChoiceChips
            legend="Which free licence are you waiting for?"
            name={field.name}
            options={OPTIONS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          size="lg"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={formState.isSubmitting}
          error={formState.errors.email?.message}
          className="min-w-0 flex-1 basis-60"
          {...register('email')}
        />
        <Button
          type="submit"
          size="lg"
          loading={formState.isSubmitting}
          loadingText="Joining"
          className="max-sm:w-full sm:mt-[26px]"
        >
          Join the wait list
        </Button>
      </div>
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
    </form>
  );
}

interface JoinedProps {
  email: string;
  product: Pack;
  onAnother: () => void;
}

function JoinedWaitList({ email, product, onAnother }: JoinedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="animate-fade">
      <div role="status" className="flex gap-3">
        <CircleCheck
          aria-hidden="true"
          strokeWidth={1.75}
          className="mt-0.5 size-5 shrink-0 text-success"
        />
        <p ref={text} tabIndex={-1} className="outline-none">
          <span className="font-semibold">You are on the list for {VISUAL_NAMES[product]}.</span>{' '}
          <span className="wrap-anywhere text-muted">
            We’ll write to {email} when the next free offer opens.
          </span>
        </p>
      </div>
      <Button className="mt-4" onClick={onAnother}>
        Join another wait list
      </Button>
    </div>
  );
}
