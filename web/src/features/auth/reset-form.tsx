import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { resetSchema } from './auth-schemas';
import { EmailField } from './email-field';
import { FormError } from './form-error';
import { sendPasswordReset } from './sign-in';

interface ResetFormProps {
  /** What was typed as the address already. */
  email: string;
  onBack: () => void;
}

/** Asks for a mail with a link to set a new password. */
export function ResetForm({ email, onBack }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { email },
  });

  const submit = handleSubmit(async (values) => {
    const result = await sendPasswordReset(values.email);
    setError(result.error);
    if (!result.error) setSentTo(values.email);
  });

  if (sentTo) {
    return (
      <div role="status">
        <h1 className="text-30 sm:text-36">Look in your inbox</h1>
        <p className="mt-2 text-muted">
          If {sentTo} has an account, a link to set a new password is on its way.
        </p>
        <Button size="lg" className="mt-7 w-full" onClick={onBack}>
          Back to sign in
        </Button>
      </div>
    );
  }

  return (
    <>
      <h1 className="text-30 sm:text-36">Set a new password</h1>
      <p className="mt-2 text-muted">We send you a link that lets you choose one.</p>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-7">
        <FormError message={error} />
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={formState.isSubmitting}
          loadingText="Sending"
          className="mt-6 w-full"
        >
          Send the link
        </Button>
        <Button variant="quiet" size="lg" className="mt-2 w-full" onClick={onBack}>
          Back to sign in
        </Button>
      </form>
    </>
  );
}
