import { useEffect, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { formatWait } from '@/lib/format';
import { Button } from '@/ui/button';
import { addressSchema } from './auth-schemas';
import { EmailField } from './email-field';
import { FormError } from './form-error';
import type { SignInResult } from './sign-in-result';
import { useFailure } from './use-failure';

interface AddressFormProps {
  title: string;
  text: ReactNode;
  /** Label of the button, which names the mail to send. */
  button: string;
  /** Address entered earlier. */
  email: string;
  send: (email: string) => Promise<SignInResult>;
  onSent: (email: string) => void;
  children?: ReactNode;
}

/** Asks for an address and mails a link or a code to it. */
export function AddressForm({
  title,
  text,
  button,
  email,
  send,
  onSent,
  children,
}: AddressFormProps) {
  const [failure, showFailure] = useFailure();
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    resolver: zodResolver(addressSchema),
    // Without a known address the field keeps text typed before hydration.
    defaultValues: email ? { email } : {},
  });
  const isWaiting = failure.seconds > 0;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (isWaiting) return;
    showFailure({});
    const result = await send(values.email);
    if (result.error) showFailure(result);
    else onSent(values.email);
  });

  return (
    <>
      <h1 className="text-30 sm:text-36">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-7">
        <FormError failure={failure} />
        <EmailField
          readOnly={formState.isSubmitting}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={formState.isSubmitting}
          loadingText="Sending"
          aria-disabled={isWaiting}
          className="mt-6 w-full tabular-nums aria-disabled:opacity-45"
        >
          {isWaiting ? `${button} in ${formatWait(failure.seconds)}` : button}
        </Button>
        {children}
      </form>
    </>
  );
}
