import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { Invitation } from '@flexa/contracts/seats';
import {
  applyLink,
  ConfirmWords,
  ResendAction,
  useAccount,
  useIsUnverified,
  useSession,
} from '@/features/auth';
import { LicenseKey } from '@/features/licenses';
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
import { InvitationWords } from './invitation-words';
import { invitationQuery, invitationsQuery, reloadInvitations } from './invitation-query';

/** Shows the page that the link of an invitation or of a team leads to. */
export function AcceptSeat() {
  const [search] = useSearchParams();
  const id = search.get('licence');
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
        ) : (
          <SeatOffer
            id={id}
            link={search.get('link') ?? undefined}
            code={search.get('code') ?? undefined}
          />
        )}
      </div>
    </QueryProvider>
  );
}

interface SeatOfferProps {
  id: string;
  /** Code of a team link. */
  link: string | undefined;
  /** Code of a mailed invitation, which proves the mailbox. */
  code: string | undefined;
}

const ASK_ANOTHER = 'Ask the person who invited you whether another seat is free.';

/** True if the mailed link works and its seat is gone. */
const isRefused = (error: Error | null): error is ApiError =>
  error instanceof ApiError &&
  ['not-invited', 'license-not-active', 'seats-full'].includes(error.code);

/** Finds the invitation: by the code of its mail, otherwise by the confirmed address of the account. */
function useInvitation({ id, code }: SeatOfferProps): {
  invitation: Invitation | undefined;
  invitedEmail: string | undefined;
  /** Reason why nobody can accept the seat any more. */
  refusal: ApiError | undefined;
  isLoading: boolean;
} {
  const uid = useSession((session) => session.uid);
  const isUnverified = useIsUnverified();
  const mailedInvitation = useQuery({
    ...invitationQuery(code ?? ''),
    enabled: code !== undefined,
  });
  const canList = code === undefined && uid !== null && !isUnverified;
  const { data: openInvitations } = useQuery({ ...invitationsQuery(uid ?? ''), enabled: canList });
  return {
    invitation: mailedInvitation.data ?? openInvitations?.find(({ licenseId }) => licenseId === id),
    invitedEmail: mailedInvitation.data?.email,
    refusal: isRefused(mailedInvitation.error) ? mailedInvitation.error : undefined,
    isLoading: mailedInvitation.isLoading,
  };
}

function SeatOffer({ id, link, code }: SeatOfferProps) {
  const { status, email } = useAccount();
  const isUnverified = useIsUnverified();
  const { invitation, invitedEmail, refusal, isLoading } = useInvitation({ id, link, code });
  if (status === 'loading' || isLoading) return <Spinner className="size-6 text-brand-text" />;
  if (refusal) {
    return (
      <Notice tone="danger" title={explainError(refusal)}>
        {ASK_ANOTHER}
      </Notice>
    );
  }

  const isSignedOut = status === 'signed-out';
  const isOtherAccount =
    !isSignedOut &&
    invitedEmail !== undefined &&
    email.toLowerCase() !== invitedEmail.toLowerCase();
  // The code proves the address of the account, unless it expired.
  const proof = isUnverified && invitedEmail !== undefined ? code : undefined;
  return (
    <>
      {invitation && (
        <p className="text-muted">
          <InvitationWords invitation={invitation} />
        </p>
      )}
      {isSignedOut ? (
        <SignIn email={invitedEmail} isInvited={link === undefined} />
      ) : isOtherAccount ? (
        <OtherAccount email={email} invitedEmail={invitedEmail} />
      ) : isUnverified && proof === undefined ? (
        <Notice tone="brand" title="Confirm your e-mail first" actions={<ResendAction size="sm" />}>
          <ConfirmWords />
        </Notice>
      ) : (
        <AcceptForm id={id} link={link} proof={proof} email={email} />
      )}
    </>
  );
}

interface SignInProps {
  /** The invited address, if the mail's link named it. */
  email: string | undefined;
  isInvited: boolean;
}

function SignIn({ email, isInvited }: SignInProps) {
  const { startSignIn } = useAccount();
  const address = isInvited
    ? 'the e-mail address this invitation was sent to'
    : 'your work address';
  return (
    <>
      <p className="wrap-anywhere text-muted">
        Sign in with {email ?? address}. New to Flexa? Create an account with that address.
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

function OtherAccount({ email, invitedEmail }: { email: string; invitedEmail: string }) {
  const { signOut } = useAccount();
  return (
    <Notice
      tone="warning"
      title="This seat is for another address"
      actions={
        <Button size="sm" onClick={() => void signOut()}>
          Use another account
        </Button>
      }
    >
      <span className="wrap-anywhere">
        The invitation went to {invitedEmail}. You are signed in as {email}.
      </span>
    </Notice>
  );
}

/** True when neither a retry nor another account helps. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError &&
  ['license-not-active', 'not-found', 'seats-full'].includes(error.code);

interface AcceptFormProps {
  id: string;
  link: string | undefined;
  /** Confirms the account's address first. */
  proof: string | undefined;
  email: string;
}

/** @throws ApiError if the link no longer proves the address. */
async function confirmBy(code: string): Promise<void> {
  const outcome = await applyLink(code);
  if (!('refused' in outcome)) return;
  throw new ApiError(
    400,
    'link-refused',
    outcome.refused === 'other'
      ? outcome.error
      : 'This link has expired or was used before. Confirm your e-mail, then accept the seat',
  );
}

/** Accepts the seat when the person presses the button: mail scanners open links and run their pages. */
function AcceptForm({ id, link, proof, email }: AcceptFormProps) {
  const uid = useSession((session) => session.uid);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      if (proof !== undefined) await confirmBy(proof);
      return call('acceptSeat', { id, ...(link !== undefined && { link }) });
    },
    meta: { silent: true },
    onSuccess: () => (uid === null ? undefined : reloadInvitations(uid)),
  });
  const { signOut } = useAccount();

  if (data) {
    const name = `Flexa ${VISUAL_NAMES[data.visualType]}`;
    return (
      <>
        <Notice
          tone="success"
          title={`${name} is yours until ${formatMoment(data.expiresAt)}`}
          actions={<ButtonLink to="/general">Go to my licences</ButtonLink>}
        >
          {data.seatOf === undefined
            ? 'The licence is your own, so no seat was taken. The link is for your team.'
            : `Provided by ${data.name ?? 'your team'}.`}
        </Notice>
        <section aria-labelledby="key-title" className="grid gap-2">
          <h2 id="key-title" className="text-16">
            Your licence key
          </h2>
          <LicenseKey id={data.id} name={name} />
        </section>
      </>
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
        {isFinal(error) && `${ASK_ANOTHER} `}
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
