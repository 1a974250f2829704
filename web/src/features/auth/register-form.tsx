import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { Agreement } from './agreement';
import { registerSchema } from './auth-schemas';
import { EmailField } from './email-field';
import { FormError } from './form-error';
import { OrDivider } from './or-divider';
import { PasswordRules } from './password-rules';
import { register as createAccount } from './sign-in';
import { SocialButtons } from './social-buttons';
import { useFailure } from './use-failure';

const LINK = 'touch-target rounded-6 font-medium text-brand-text hover:underline';

export function RegisterForm() {
  const [isSocial, setSocial] = useState(false);
  const [failure, showFailure] = useFailure();
  const { register, handleSubmit, formState, control, setError, setFocus } = useForm({
    resolver: zodResolver(registerSchema),
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' }) ?? '';
  const isLocked = isSubmitting || isSocial;
  const isWaiting = failure.seconds > 0;

  const submit = handleSubmit(async (person) => {
    if (isWaiting) return;
    showFailure({});
    const result = await createAccount(person);
    if (!result.error) return toast.success(`We sent a link to ${person.email}`);
    const { field, error } = result;
    if (field) setError(field, { message: error });
    else showFailure(result);
    // The disabled form lost the focus; its fields are enabled again after this turn.
    setTimeout(() => setFocus(field ?? 'email'));
  });

  return (
    <>
      <h1 className="text-30 sm:text-36">Create an account</h1>
      <p className="mt-2 text-muted">It’s free. Save themes and manage licences.</p>
      <div className="mt-7">
        <SocialButtons compact locked={isLocked} onBusy={setSocial} onResult={showFailure} />
      </div>
      <OrDivider />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormError failure={failure} />
        <fieldset disabled={isLocked} className="grid gap-4.5">
          <TextField
            size="lg"
            label="Name"
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <EmailField error={errors.email?.message} {...register('email')} />
          <div>
            <PasswordField
              size="lg"
              label="Password"
              autoComplete="new-password"
              aria-describedby="password-rules"
              error={errors.password?.message}
              {...register('password')}
            />
            <PasswordRules id="password-rules" password={password} />
          </div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={isSubmitting}
            loadingText="Creating your account"
            aria-disabled={isWaiting}
            className="mt-1.5 w-full aria-disabled:opacity-45"
          >
            Create account
          </Button>
        </fieldset>
      </form>
      <Agreement />
      <p className="mt-3 text-muted">
        Already have an account?{' '}
        <Link to="/login" className={LINK}>
          Sign in
        </Link>
      </p>
    </>
  );
}
