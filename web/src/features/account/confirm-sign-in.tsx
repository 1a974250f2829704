import { useEffect, useRef, useState, type FormEvent } from 'react';
import { failureOf, useSession, wasClosedByPerson } from '@/features/auth';
import { Button, type ButtonProps } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import { confirmPassword, confirmWith, isWrongPassword, providerName } from './sign-in-methods';

interface ConfirmSignInProps {
  /** Words of the button, which confirms and then does it. */
  action: string;
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  onConfirmed: () => Promise<void>;
}

/** Proves in place who is there: by the password, or in the window of a provider. */
export function ConfirmSignIn({
  action,
  variant = 'danger',
  disabled = false,
  onConfirmed,
}: ConfirmSignInProps) {
  const providers = useSession((session) => session.identity?.providers) ?? [];
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the button that was just pressed.
  useEffect(() => field.current?.focus(), []);

  async function confirmBy(confirming: () => Promise<void>) {
    setBusy(true);
    setWrong(undefined);
    setFailure(undefined);
    try {
      await confirming();
      await onConfirmed();
    } catch (error) {
      if (isWrongPassword(error)) setWrong('Wrong password');
      else if (!wasClosedByPerson(error)) setFailure(failureOf(error).error);
    }
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || disabled) return;
    if (password === '') setWrong('Enter your password');
    else void confirmBy(() => confirmPassword(password));
  }

  return (
    <div>
      {failure && <Notice tone="danger" className="mb-4" title={failure} />}
      {providers.includes('password') ? (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            ref={field}
            error={wrong}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            type="submit"
            variant={variant}
            loading={isBusy}
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
              loading={isBusy}
              disabled={disabled}
              onClick={() => void confirmBy(() => confirmWith(provider))}
            >
              {action} with {providerName(provider)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
