import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { LoginForm } from './login-form';
import { useSession } from './session-store';

interface ProveAccountProps {
  /** Address that the link proves. */
  email: string;
  /** Form for a new password; undefined if only the account's own sign-in will do. */
  newPassword: ReactNode | undefined;
  onSignedIn: () => void;
}

/**
 * Asks people who open a link while signed out to prove that the account is theirs. The link proves the
 * mailbox, not who created the account. A sign-in proves both, and a new password removes every other way in.
 * An account with a confirmed owner moves to another address only by signing in.
 */
export function ProveAccount({ email, newPassword, onSignedIn }: ProveAccountProps) {
  const [way, setWay] = useState<'sign-in' | 'password'>();
  const signIns = useSession((session) => session.signIns);
  const countedSignIns = useRef(signIns);

  useEffect(() => {
    if (signIns === countedSignIns.current) return;
    countedSignIns.current = signIns;
    onSignedIn();
  }, [signIns, onSignedIn]);

  if (way === 'sign-in') return <LoginForm />;
  if (way === 'password') return newPassword;
  const address = <span className="font-medium wrap-anywhere text-text">{email}</span>;
  return (
    <>
      <h1 className="text-30 sm:text-36">Is this your account?</h1>
      <p className="mt-2 text-muted">
        {newPassword ? (
          <>
            You are not signed in here, so we can’t tell that the account with {address} is yours.
            Sign in to show it.
          </>
        ) : (
          <>
            Sign in with the e-mail you have used so far, and your account moves to {address}. If
            you did not ask for this, close this page: nothing changes.
          </>
        )}
      </p>
      <Button variant="primary" size="lg" className="mt-7 w-full" onClick={() => setWay('sign-in')}>
        Sign in
      </Button>
      {newPassword && (
        <>
          <Button size="lg" className="mt-2.5 w-full" onClick={() => setWay('password')}>
            Choose a new password
          </Button>
          <p className="mt-3 text-14 text-muted">
            A new password ends every other way into the account, including for a stranger who
            signed up with your address. Purchases stay.
          </p>
        </>
      )}
    </>
  );
}
