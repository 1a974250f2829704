import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { registerSchema } from './auth-schemas';
import { EmailField } from './email-field';
import { FormError } from './form-error';
import { OrDivider } from './or-divider';
import { PasswordRules } from './password-rules';
import { register as createAccount } from './sign-in';
import { SocialButtons } from './social-buttons';

export function RegisterForm() {
  const [isSocial, setSocial] = useState(false);
  const [error, setError] = useState<string>();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (person) => {
    setError(undefined);
    const result = await createAccount(person);
    setError(result.error);
    if (!result.error) toast.success(`We sent a link to ${person.email}`);
  });

  return (
    <>
      <h1 className="text-30 sm:text-36">Create an account</h1>
      <p className="mt-2 text-muted">Free. It holds your licences and themes.</p>
      <div className="mt-7">
        <SocialButtons compact locked={isSubmitting || isSocial} onBusy={setSocial} />
      </div>
      <OrDivider />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormError message={error} />
        <fieldset disabled={isSubmitting || isSocial} className="grid gap-4.5">
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
            className="mt-1.5 w-full"
          >
            Create account
          </Button>
        </fieldset>
      </form>
      <p className="mt-3 text-muted">
        Already have one?{' '}
        <Link to="/login" className="touch-target font-medium text-brand-text hover:underline">
          Sign in
        </Link>
      </p>
    </>
  );
}
