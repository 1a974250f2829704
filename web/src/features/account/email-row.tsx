import { useState } from 'react';
import { Check } from 'lucide-react';
import type { User } from '@flexa/contracts/users';
import { resendVerification, useSession } from '@/features/auth';
import { toast } from '@/lib/toast';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ChangeEmailDialog } from './change-email-dialog';
import { Row } from './section';
import { nameProvider } from './sign-in-methods';
import { useAddressUpdates } from './use-address-updates';

/** Shows the address, its verification and the buttons to verify or change it. */
export function EmailRow({ user }: { user: User }) {
  const identity = useSession((session) => session.identity);
  const [isChanging, setChanging] = useState(false);
  const [requestedEmail, setRequestedEmail] = useState<string>();
  const isUnverified = identity?.emailVerified === false;
  const pendingEmail =
    requestedEmail !== undefined && requestedEmail !== user.email ? requestedEmail : undefined;
  useAddressUpdates(isUnverified || pendingEmail !== undefined, pendingEmail);

  const hasPassword = identity?.providers.includes('password') === true;
  const otherProviders = identity?.providers.filter((provider) => provider !== 'password') ?? [];

  return (
    <Row
      label="E-mail"
      // Two buttons beside the address would leave it a few letters per line.
      stacked={isUnverified}
      action={
        <>
          {isUnverified && <ResendButton />}
          {hasPassword && (
            <Button size="sm" aria-label="Change e-mail" onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
        </>
      }
    >
      <span className="mr-2">{user.email}</span>
      {identity &&
        (identity.emailVerified ? (
          <Badge tone="success">
            <Check aria-hidden="true" className="size-3" />
            Verified
          </Badge>
        ) : (
          <Badge tone="warning">Not verified</Badge>
        ))}
      {identity && !hasPassword && otherProviders[0] && (
        <p className="text-muted">Managed by {nameProvider(otherProviders[0])}. Change it there.</p>
      )}
      <p role="status" className="text-muted empty:hidden">
        {pendingEmail &&
          `To finish the change, open the link we sent to ${pendingEmail} and confirm.`}
      </p>
      <ChangeEmailDialog
        email={user.email}
        open={isChanging}
        onOpenChange={setChanging}
        onSent={setRequestedEmail}
      />
    </Row>
  );
}

function ResendButton() {
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    const { error } = await resendVerification();
    if (error) toast.error(error);
    else toast.success('Link sent');
    setSending(false);
  }

  return (
    <Button size="sm" loading={isSending} onClick={() => void resend()}>
      Resend link
    </Button>
  );
}
