import { useState } from 'react';
import { useSession } from '@/features/auth';
import { Button } from '@/ui/button';
import { ChangePasswordDialog } from './change-password-dialog';
import { Row } from './section';
import { nameProvider } from './sign-in-methods';

/** Offers to change the password, or names the provider that people sign in with instead. */
export function PasswordRow() {
  const identity = useSession((session) => session.identity);
  const [isChanging, setChanging] = useState(false);
  const providers = identity?.providers ?? [];
  const hasPassword = providers.includes('password');
  const names = providers.map(nameProvider).join(' and ');

  return (
    <Row
      label="Password"
      action={
        hasPassword && (
          <Button size="sm" aria-label="Change password" onClick={() => setChanging(true)}>
            Change
          </Button>
        )
      }
    >
      {hasPassword ? (
        <span aria-hidden="true" className="tracking-widest text-muted">
          ••••••••••••
        </span>
      ) : (
        <span className="text-muted">
          {identity && `You sign in with ${names}, so you don’t need a password.`}
        </span>
      )}
      <ChangePasswordDialog open={isChanging} onOpenChange={setChanging} />
    </Row>
  );
}
