import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formatWait } from '@/lib/format';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { Agreement } from './agreement';
import { signInSchema } from './auth-schemas';
import { EmailField } from './email-field';
import { FormError } from './form-error';
import { PasskeyButton } from './passkey-button';
import { OrDivider } from './or-divider';
import { ResetForm } from './reset-form';
import { watchAuth } from './session';
import { signIn } from './sign-in';
import { SocialButtons } from './social-buttons';
import { useFailure } from './use-failure';

const LINK = 'touch-target rounded-6 font-medium text-brand-text hover:underline';

export function LoginForm() {
  const [isResetting, setResetting] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [failure, showFailure] = useFailure();
  const { register, handleSubmit, formState, setFocus, control } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const email = useWatch({ control, name: 'email' });
  const isLocked = isSubmitting || isElsewhere;
  const isWaiting = failure.seconds > 0;
  // People still signed in with the identity service continue from here.
  useEffect(() => void watchAuth().catch(() => undefined), []);

  if (isResetting) return <ResetForm email={email} onBack={() => setResetting(false)} />;

  const submit = handleSubmit(async ({ email: address, password }) => {
    if (isWaiting) return;
    showFailure({});
    // Shows nothing on success: the session leads to the page the person came for.
    const result = await signIn(address, password);
    if (!result.error) return;
    showFailure(result);
    // The disabled form lost the focus; its fields are enabled again after this turn.
    setTimeout(() => setFocus('password', { shouldSelect: true }));
  });

  return (
    <>
      <h1 className="text-30 sm:text-36">Sign in</h1>
      <p className="mt-2 text-muted">Welcome back to your licences and themes.</p>
      <div className="mt-7">
        <SocialButtons locked={isLocked} onBusy={setElsewhere} onResult={showFailure} />
      </div>
      <OrDivider />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormError failure={failure} />
        <fieldset disabled={isLocked} className="grid gap-4.5">
          <EmailField error={errors.email?.message} {...register('email')} />
          <PasswordField
            size="lg"
            label="Password"
            autoComplete="current-password"
            placeholder="Your password"
            error={errors.password?.message}
            action={
              <button type="button" className={LINK} onClick={() => setResetting(true)}>
                Forgot password?
              </button>
            }
            {...register('password')}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={isSubmitting}
            loadingText="Signing in"
            aria-disabled={isWaiting}
            className="mt-1.5 w-full tabular-nums aria-disabled:opacity-45"
          >
            {isWaiting ? `Sign in in ${formatWait(failure.seconds)}` : 'Sign in'}
          </Button>
        </fieldset>
      </form>
      <PasskeyButton locked={isLocked} onBusy={setElsewhere} onResult={showFailure} />
      <p className="mt-3 text-muted">
        New to Flexa?{' '}
        <Link to="/register" className={LINK}>
          Create an account
        </Link>
      </p>
      <p className="mt-1 text-muted">
        No password?{' '}
        <Link to="/verify" state={{ email }} className={LINK}>
          Sign in with a code
        </Link>
      </p>
      <Agreement isFirst />
    </>
  );
}
