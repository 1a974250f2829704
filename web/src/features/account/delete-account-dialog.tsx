import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '@flexa/contracts/errors';
import { formatCount } from '@flexa/contracts/format';
import type { User } from '@flexa/contracts/users';
import { leaveAccount, logOut, useAccount } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { ConfirmSignIn } from './confirm-sign-in';
import { fetchFreshToken } from './sign-in-methods';

interface DeleteAccountDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists what will be lost and asks people to type their address. An old sign-in is confirmed in the dialog. */
export function DeleteAccountDialog({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('');
  // Once the dialog has said that others lose their seats, the next click confirms it.
  const [endsTeam, setEndsTeam] = useState(false);
  const { startSignIn } = useAccount();
  const remove = useMutation({
    // Uses the token of the sign-in just confirmed, which other calls don't have yet.
    mutationFn: (token: string | undefined) =>
      leaveAccount(async () => {
        await call(
          'deleteUser',
          { id: user.uid, ...(endsTeam && { team: 'end' as const }) },
          token === undefined ? {} : { token },
        );
        toast.success('Account deleted. Goodbye, and thank you');
      }),
    meta: { silent: true },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'team-in-use') setEndsTeam(true);
    },
  });
  const active = user.props.licenses.length;
  const isConfirmed = typed.trim().toLowerCase() === user.email.toLowerCase();
  const needsSignIn =
    remove.error instanceof ApiError && remove.error.code === 'recent-sign-in-required';

  async function signInAgain() {
    await logOut();
    startSignIn('/login', '/general#data');
  }

  function change(next: boolean) {
    if (!next) {
      setTyped('');
      setEndsTeam(false);
      remove.reset();
    }
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description="This can't be undone."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep my account</Button>
          {needsSignIn ? (
            <Button onClick={() => void signInAgain()}>Sign in again</Button>
          ) : (
            <Button
              variant="danger"
              disabled={!isConfirmed}
              loading={remove.isPending}
              loadingText="Deleting"
              onClick={() => remove.mutate(undefined)}
            >
              {endsTeam ? 'Delete account and team' : 'Delete account'}
            </Button>
          )}
        </>
      }
    >
      <ul className="mb-5 list-disc space-y-1 pl-5 text-14 text-muted">
        {active > 0 && <li>{formatCount(active, 'active licence')} will end right away</li>}
        <li>Your profile and saved themes will be deleted</li>
        <li>Order records are kept for bookkeeping, without your name</li>
        <li>Themes that you shared with your own team will be deleted for everyone</li>
        {endsTeam && <li>Everyone with a seat of your team will lose it</li>}
        <li>You will be signed out everywhere</li>
      </ul>
      {remove.error && (
        <Notice
          tone="danger"
          className="mb-5"
          title={explainError(remove.error, MESSAGES.deleteUserFailed)}
        >
          {endsTeam && (
            <>
              To keep the team,{' '}
              <Link to="/general#team" className="underline" onClick={() => change(false)}>
                make someone else its owner
              </Link>{' '}
              first. “Delete account and team” ends their seats.
            </>
          )}
        </Notice>
      )}
      <TextField
        label={`Type ${user.email} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {needsSignIn && (
        <div className="mt-5 border-t border-line pt-5">
          <ConfirmSignIn
            action="Confirm and delete"
            disabled={!isConfirmed}
            onConfirmed={async () => {
              const token = await fetchFreshToken();
              await remove.mutateAsync(token).catch(() => undefined);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
