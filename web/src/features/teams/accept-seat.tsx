import { useSearchParams } from 'react-router-dom';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { ConfirmWords, ResendAction, useAccount, useIsUnverified } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { formatMoment } from '@/lib/format';
import { QueryProvider } from '@/lib/query-provider';
import { explainError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button, ButtonLink } from '@/ui/button';
import { IncompleteLink } from '@/ui/incomplete-link';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { useHydrated } from '@/ui/use-hydrated';

/** Shows the page that the link of an invitation or of a team leads to. */
export function AcceptSeat() {
  const [search] = useSearchParams();
  const id = search.get('licence');
  const link = search.get('link') ?? undefined;
  const { status, email } = useAccount();
  const isUnverified = useIsUnverified();
  // The prerendered page doesn't know the query string.
  const isHydrated = useHydrated();

  return (
    <QueryProvider>
      <h1 className="text-30">Your seat</h1>
      {/* Keeps the height of the content that follows the spinner, so that the footer doesn't move. */}
      <div className="mt-6 grid min-h-30 content-start gap-4">
        {!isHydrated ? (
          <Spinner className="size-6 text-brand-text" />
        ) : id === null ? (
          <IncompleteLink />
        ) : status === 'loading' ? (
          <Spinner className="size-6 text-brand-text" />
        ) : status === 'signed-out' ? (
          <SignIn isInvited={link === undefined} />
        ) : isUnverified ? (
          <Notice
            tone="brand"
            title="Confirm your e-mail first"
            actions={<ResendAction size="sm" />}
          >
            <ConfirmWords />
          </Notice>
        ) : (
          <Take id={id} link={link} email={email} />
        )}
      </div>
    </QueryProvider>
  );
}

function SignIn({ isInvited }: { isInvited: boolean }) {
  const { startSignIn } = useAccount();
  return (
    <>
      <p className="text-muted">
        Sign in with{' '}
        {isInvited ? 'the e-mail address this invitation was sent to' : 'your work address'}. New to
        Flexa? Create an account with that address.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => startSignIn('/login')}>
          Sign in
        </Button>
        <Button onClick={() => startSignIn('/register')}>Create an account</Button>
      </div>
    </>
  );
}

/** True when neither a retry nor another account helps. */
const isOver = (error: Error): boolean =>
  error instanceof ApiError &&
  ['license-not-active', 'not-found', 'seats-full'].includes(error.code);

interface TakeProps {
  id: string;
  link: string | undefined;
  email: string;
}

/** Accepts the seat when the person presses the button: mail scanners open links and run their pages. */
function Take({ id, link, email }: TakeProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('acceptSeat', { id, ...(link !== undefined && { link }) }),
    meta: { silent: true },
  });
  const { signOut } = useAccount();

  if (data) {
    return (
      <Notice
        tone="success"
        title={`Flexa ${VISUAL_NAMES[data.visualType]} is yours until ${formatMoment(data.expiresAt)}`}
        actions={<ButtonLink to="/general">Show my key</ButtonLink>}
      >
        {data.seatOf === undefined
          ? 'The licence is your own, so no seat was taken. The link is for your team.'
          : `Provided by ${data.name ?? 'your team'}.`}
      </Notice>
    );
  }
  if (error) {
    return (
      <Notice
        tone="danger"
        title={explainError(error)}
        actions={
          <>
            <Button size="sm" onClick={() => mutate()}>
              Try again
            </Button>
            <Button size="sm" onClick={() => void signOut()}>
              Use another account
            </Button>
          </>
        }
      >
        {isOver(error) && 'Ask the person who invited you whether another seat is free. '}
        You are signed in as {email}.
      </Notice>
    );
  }
  return (
    <>
      <p className="text-muted">
        You are signed in as <span className="wrap-anywhere text-text">{email}</span>. The seat goes
        to this account.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={isPending}
          loadingText="Accepting"
          onClick={() => mutate()}
        >
          Accept my seat
        </Button>
        <Button onClick={() => void signOut()}>Use another account</Button>
      </div>
    </>
  );
}
