import { useState, type FormEvent } from 'react';
import { Check } from 'lucide-react';
import { emailSchema } from '@flexa/contracts/fields';
import type { Pack } from '@flexa/contracts/plans';
import { useAccount } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { reportError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

/** Puts an address on a product's wait list; for signed-in people, the address of their account. */
export function TellMe({ product }: { product: Pack }) {
  const { status, email: known } = useAccount();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const isKnown = status === 'signed-in' && known !== '';
  const join = useMutation({
    mutationFn: (email: string) => call('joinWaitList', { email, product }),
    meta: { silent: true },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.details[0]?.message : undefined;
      if (wrong && !isKnown) setFault(wrong);
      else reportError(error);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = emailSchema.safeParse(isKnown ? known : typed);
    setFault(email.error?.issues[0]?.message);
    if (email.success && !join.isPending) join.mutate(email.data);
  };

  if (join.isSuccess) {
    return (
      <p role="status" className="flex animate-fade items-center gap-2 text-14 font-medium">
        <Check aria-hidden="true" strokeWidth={1.75} className="size-4.5 text-success" />
        We’ll write to you when it opens.
      </p>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      {!isKnown && (
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(fault && { error: fault })}
        />
      )}
      <Button type="submit" loading={join.isPending} className="w-full">
        Notify me{' '}
      </Button>
    </form>
  );
}
