import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { resetPassword } from './action-code';
import type { ActionLink } from './action-link';
import { newPasswordFormSchema } from './auth-schemas';
import { FormError } from './form-error';
import { PasswordRules } from './password-rules';
import { takeReturnPath } from './return-path';
import { useFailure } from './use-failure';

interface NewPasswordFormProps {
  link: ActionLink;
  email: string;
  onLinkRefused: () => void;
}

/** Asks for a new password, sets it with the code of a mail's link, and signs in with it. */
export function NewPasswordForm({ link, email, onLinkRefused }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const [failure, showFailure] = useFailure();
  // From then on the link is used up and only the sign-in remains.
  const [isChanged, setChanged] = useState(false);
  const { register, handleSubmit, formState, control, setError, setFocus } = useForm({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });
  const isWaiting = failure.seconds > 0;

  const submit = handleSubmit(async (values) => {
    if (isWaiting) return;
    showFailure({});
    const result = await resetPassword({ ...link, email, ...values, isChanged });
    if (result.isChanged) setChanged(true);
    if (result.isLinkRefused) return onLinkRefused();
    if (!result.error) {
      toast.success('Password changed');
      return void navigate(takeReturnPath(), { replace: true });
    }
    if (result.field === 'password') setError('password', { message: result.error });
    else showFailure(result);
    setTimeout(() => setFocus('password'));
  });

  return (
    <>
      <h1 className="text-30 sm:text-36">Choose a new password</h1>
      <p className="mt-2 text-muted">
        For <span className="font-medium wrap-anywhere text-text">{email}</span>
      </p>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-7">
        <FormError failure={failure} />
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          size="lg"
          label="New password"
          autoComplete="new-password"
          aria-describedby="password-rules"
          readOnly={isSubmitting}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordRules id="password-rules" password={password} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={isSubmitting}
          loadingText="Saving"
          aria-disabled={isWaiting}
          className="mt-6 w-full aria-disabled:opacity-45"
        >
          {isChanged ? 'Sign in' : 'Save and sign in'}
        </Button>
      </form>
    </>
  );
}
