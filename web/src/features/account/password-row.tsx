import { useState } from 'react';
import { useSession } from '@/features/auth';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ChangePasswordDialog } from './change-password-dialog';
import { Row } from './section';
import { providerName } from './sign-in-methods';

/** The password, where there is one; a provider that keeps it is named instead. */
export function PasswordRow() {
  const identity = useSession((session) => session.identity);
  const [isChanging, setChanging] = useState(false);
  const providers = identity?.providers ?? [];
  const hasPassword = providers.includes('password');
  const names = providers.map(providerName).join(' and ');

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
          {identity && `You sign in with ${names}, so there is no password here.`}
        </span>
      )}
      <ChangePasswordDialog open={isChanging} onOpenChange={setChanging} />
    </Row>
  );
}

/** Every way to sign in that the account has. */
export function ProvidersRow() {
  const providers = useSession((session) => session.identity?.providers) ?? [];
  return (
    <Row label="Ways to sign in">
      <ul className="flex min-h-5 flex-wrap gap-2">
        {providers.map((provider) => (
          <li key={provider}>
            <Badge>{providerName(provider)}</Badge>
          </li>
        ))}
      </ul>
    </Row>
  );
}
