import { useEffect, useState } from 'react';
import { z } from 'zod';
import { describeFailure, useSession, wasClosedByPerson } from '@/features/auth';
import { useServerForm } from '@/lib/use-server-form';
import { Button, type ButtonProps } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import {
  confirmPassword,
  confirmWithProvider,
  isWrongPassword,
  nameProvider,
} from './sign-in-methods';

const schema = z.object({ password: z.string().min(1, 'Enter your password') });

interface ConfirmSignInProps {
  /** Label of the button, which confirms the sign-in and then acts. */
  action: string;
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  onConfirmed: () => Promise<void>;
}

/** Asks for a fresh sign-in in place, by password or in a provider's window. */
export function ConfirmSignIn({
  action,
  variant = 'danger',
  disabled = false,
  onConfirmed,
}: ConfirmSignInProps) {
  const providers = useSession((session) => session.identity?.providers) ?? [];
  const [failure, setFailure] = useState<string>();
  const [isInWindow, setInWindow] = useState(false);
  const password = useServerForm({
    schema,
    defaultValues: { password: '' },
    send: async (values) => {
      if (disabled) return;
      await confirmPassword(values.password);
      await onConfirmed();
    },
    explain: (error) =>
      isWrongPassword(error)
        ? { field: 'password', message: 'Wrong password' }
        : { message: describeFailure(error).error },
  });

  const { setFocus } = password.form;
  const hasPassword = providers.includes('password');
  // The field takes the place of the button that was just pressed.
  useEffect(() => {
    if (hasPassword) setFocus('password');
  }, [hasPassword, setFocus]);

  async function confirmInWindow(provider: string) {
    setInWindow(true);
    setFailure(undefined);
    try {
      await confirmWithProvider(provider);
      await onConfirmed();
    } catch (error) {
      if (!wasClosedByPerson(error)) setFailure(describeFailure(error).error);
    }
    setInWindow(false);
  }

  const message = failure ?? password.failure;
  return (
    <div>
      {message && <Notice tone="danger" className="mb-4" title={message} />}
      {hasPassword ? (
        <form noValidate onSubmit={password.onSubmit} className="grid gap-4">
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            {...password.field('password')}
          />
          <Button
            type="submit"
            variant={variant}
            loading={password.isSubmitting}
            disabled={disabled}
            className="justify-self-start"
          >
            {action}
          </Button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          {providers.map((provider) => (
            <Button
              key={provider}
              variant={variant}
              loading={isInWindow}
              disabled={disabled}
              onClick={() => void confirmInWindow(provider)}
            >
              {action} with {nameProvider(provider)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
