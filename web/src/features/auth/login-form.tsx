import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { signInSchema } from './auth-schemas';
import { EmailField } from './email-field';
import { FormError } from './form-error';
import { OrDivider } from './or-divider';
import { ResetForm } from './reset-form';
import { watchAuth } from './session';
import { signIn } from './sign-in';
import { SocialButtons } from './social-buttons';

export function LoginForm() {
  const [isResetting, setResetting] = useState(false);
  const [isSocial, setSocial] = useState(false);
  const [error, setError] = useState<string>();
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  // Whoever is still signed in with the identity service goes on from here.
  useEffect(() => void watchAuth().catch(() => undefined), []);

  if (isResetting) {
    return <ResetForm email={getValues('email')} onBack={() => setResetting(false)} />;
  }

  const submit = handleSubmit(async ({ email, password }) => {
    setError(undefined);
    // Success needs no word here: the session leads on to the page the person came for.
    setError((await signIn(email, password)).error);
  });

  return (
    <>
      <h1 className="text-30 sm:text-36">Sign in</h1>
      <p className="mt-2 text-muted">Welcome back to your licences and themes.</p>
      <div className="mt-7">
        <SocialButtons locked={isSubmitting || isSocial} onBusy={setSocial} />
      </div>
      <OrDivider />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormError message={error} />
        <fieldset disabled={isSubmitting || isSocial} className="grid gap-4.5">
          <EmailField error={errors.email?.message} {...register('email')} />
          <PasswordField
            size="lg"
            label="Password"
            autoComplete="current-password"
            placeholder="Your password"
            error={errors.password?.message}
            action={
              <button
                type="button"
                className="touch-target rounded-6 text-brand-text hover:underline"
                onClick={() => setResetting(true)}
              >
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
            className="mt-1.5 w-full"
          >
            Sign in
          </Button>
        </fieldset>
      </form>
      <p className="mt-3 text-muted">
        New to Flexa?{' '}
        <Link to="/register" className="touch-target font-medium text-brand-text hover:underline">
          Create an account
        </Link>
      </p>
    </>
  );
}
