import { useState } from 'react';
import { Check } from 'lucide-react';
import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import type { Pack } from '@flexa/contracts/plans';
import { useAccount } from '@/features/auth';
import { call } from '@/lib/api';
import { reportError } from '@/lib/report-error';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

const schema = z.object({ email: emailSchema });

/** Puts an address on a product's wait list; for signed-in people, the address of their account. */
export function NotifyMe({ product }: { product: Pack }) {
  const { status, email: known } = useAccount();
  const isKnown = status === 'signed-in' && known !== '';
  const [isJoined, setJoined] = useState(false);
  const { field, isSubmitting, onSubmit } = useServerForm({
    schema,
    values: { email: isKnown ? known : '' },
    send: async ({ email }) => {
      await call('joinWaitList', { email, product });
      setJoined(true);
    },
    explain: (error) => {
      reportError(error);
      return {};
    },
  });

  if (isJoined) {
    return (
      <p role="status" className="flex animate-fade items-center gap-2 text-14 font-medium">
        <Check aria-hidden="true" strokeWidth={1.75} className="size-4.5 text-success" />
        We’ll write to you when it opens.
      </p>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2">
      {!isKnown && (
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          {...field('email')}
        />
      )}
      <Button type="submit" loading={isSubmitting} className="w-full">
        Notify me
      </Button>
    </form>
  );
}
