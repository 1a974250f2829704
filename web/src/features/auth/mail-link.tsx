import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { MESSAGES } from '@flexa/contracts/errors';
import { Button, ButtonLink } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { applyLink, findResetOwner, type LinkOutcome } from './action-code';
import type { ActionLink } from './action-link';
import { NewPasswordForm } from './new-password-form';
import { ResendAction } from './resend-action';
import { ResetForm } from './reset-form';
import { saveReturnPath } from './return-path';
import { buildSeatPath, readSeat } from './seat-return';
import { useSession } from './session-store';
import { ProveAccount } from './prove-account';

/** Shows the page that a link in a mail about an account leads to. */
export function MailLink({ link }: { link: ActionLink }) {
  const { mode } = link;
  return mode === 'resetPassword' ? (
    <ResetLink link={link} />
  ) : (
    <AddressLink mode={mode} link={link} />
  );
}

/** Shows the form for a new password. Only sending the form uses the link. */
function ResetLink({ link }: { link: ActionLink }) {
  const { code } = link;
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  useEffect(() => {
    let isWanted = true;
    void findResetOwner(code).then((result) => {
      if (isWanted) setOutcome(result);
    });
    return () => {
      isWanted = false;
    };
  }, [code, tries]);

  function retry() {
    setOutcome(undefined);
    setTries(tries + 1);
  }

  if (!outcome) return <CheckingLink />;
  if ('email' in outcome) {
    return (
      <NewPasswordForm
        link={link}
        email={outcome.email}
        onLinkRefused={() => setOutcome({ refused: 'link' })}
      />
    );
  }
  if (outcome.refused === 'other') return <CheckFailed error={outcome.error} onRetry={retry} />;
  return <ResetRefused />;
}

type AddressMode = Exclude<ActionLink['mode'], 'resetPassword'>;

interface AddressLinkProps {
  mode: AddressMode;
  link: ActionLink;
}

/**
 * Uses a link about an address when the person presses the button. Mail scanners open links and run the
 * scripts of the page, so that opening the page must not use the code.
 */
function AddressLink({ mode, link }: AddressLinkProps) {
  const [isApplying, setApplying] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  const seatPath = useSeatPath();

  async function apply() {
    setApplying(true);
    // A sign-in or a new password, if needed, leads there too.
    if (seatPath !== undefined) saveReturnPath(seatPath);
    setOutcome(await applyLink(link.code));
    setApplying(false);
  }
  const start = () => void apply();

  if (!outcome) return <ConfirmLink mode={mode} isApplying={isApplying} onConfirm={start} />;
  if (isApplying) return <CheckingLink />;
  if ('email' in outcome) {
    const { email, isOpen, canSetPassword } = outcome;
    if (!isOpen) return <AppliedLink mode={mode} email={email} />;
    const newPassword = canSetPassword && (
      <NewPasswordForm
        link={link}
        email={email}
        onLinkRefused={() => setOutcome({ refused: 'link' })}
      />
    );
    return <ProveAccount email={email} newPassword={newPassword || undefined} onSignedIn={start} />;
  }
  if (outcome.refused === 'other') return <CheckFailed error={outcome.error} onRetry={start} />;
  return <AddressRefused mode={mode} />;
}

/** Returns the path of the seat that the verification link leads back to. */
function useSeatPath(): string | undefined {
  const [search] = useSearchParams();
  const seat = readSeat(search);
  return seat && buildSeatPath(seat);
}

interface ConfirmLinkProps {
  mode: AddressMode;
  isApplying: boolean;
  onConfirm: () => void;
}

const QUESTIONS: Record<AddressMode, { title: string; text: string; button: string }> = {
  verifyEmail: {
    title: 'Confirm your e-mail',
    text: 'Press the button to confirm that this e-mail address is yours.',
    button: 'Confirm my e-mail',
  },
  verifyAndChangeEmail: {
    title: 'Change your e-mail',
    text: 'Press the button to sign in with this address from now on.',
    button: 'Use this address',
  },
  recoverEmail: {
    title: 'Restore your e-mail',
    text: 'Press the button to move your account back to this address. That signs out every device.',
    button: 'Restore my address',
  },
};

function ConfirmLink({ mode, isApplying, onConfirm }: ConfirmLinkProps) {
  const { title, text, button } = QUESTIONS[mode];
  return (
    <>
      <h1 className="text-30 sm:text-36">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <Button
        variant="primary"
        size="lg"
        className="mt-7 w-full"
        loading={isApplying}
        onClick={onConfirm}
      >
        {button}
      </Button>
    </>
  );
}

function CheckFailed({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Result
      tone="danger"
      title="We couldn’t check the link"
      text={error}
      actions={
        <Button variant="primary" size="lg" className="w-full" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

/** Has the shape of the form that follows, and appears only when the answer takes a moment. */
function CheckingLink() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Checking the link
      </p>
      <h1 className="sr-only">Sign in</h1>
      <div className="animate-late">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="mt-3 h-5 w-56" />
        <Skeleton className="mt-8 h-12 w-full" />
      </div>
    </div>
  );
}

const DONE: Record<AddressMode, (email: string) => [string, string]> = {
  verifyEmail: (email) => ['Thanks, your e-mail is confirmed', `We confirmed ${email}.`],
  verifyAndChangeEmail: (email) => [
    'Your e-mail is changed',
    `From now on you sign in with ${email}.`,
  ],
  recoverEmail: (email) => [
    'Your e-mail is restored',
    `You sign in with ${email} again. If you did not ask for the change, set a new password too.`,
  ],
};

function AppliedLink({ mode, email }: { mode: AddressMode; email: string }) {
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  const [title, text] = DONE[mode](email);
  const seatPath = useSeatPath();
  return (
    <Result
      tone="success"
      title={title}
      text={text}
      actions={
        <ButtonLink
          to={isSignedIn ? (seatPath ?? '/general') : '/login'}
          replace
          variant="primary"
          size="lg"
          className="w-full"
        >
          {!isSignedIn ? 'Sign in' : seatPath ? 'Go to your seat' : 'Go to your licences'}
        </ButtonLink>
      }
    />
  );
}

function ResetRefused() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const openSignIn = () => void navigate('/login', { replace: true });
  if (isAsking) return <ResetForm email="" onBack={openSignIn} />;
  return (
    <Result
      tone="danger"
      title={MESSAGES.resetPasswordFailed}
      text="This link has expired or was used before. Links work once, and for an hour."
      actions={
        <>
          <Button variant="primary" size="lg" className="w-full" onClick={() => setAsking(true)}>
            Send a new link
          </Button>
          <Button variant="quiet" size="lg" className="mt-2 w-full" onClick={openSignIn}>
            Back to sign in
          </Button>
        </>
      }
    />
  );
}

const NEXT: Record<AddressMode, string> = {
  verifyEmail: 'If your e-mail is verified already, all is well.',
  verifyAndChangeEmail:
    'If you opened it before, sign in with your new address. If not, sign in with the old one and ask for a new link in your account.',
  recoverEmail: 'If you opened it before, sign in with your old address.',
};

function AddressRefused({ mode }: { mode: AddressMode }) {
  const { status, identity } = useSession();
  if (mode === 'verifyEmail' && identity?.emailVerified) {
    return <AppliedLink mode="verifyEmail" email={identity.email} />;
  }
  const canResend = mode === 'verifyEmail' && status === 'signed-in';
  return (
    <Result
      tone="danger"
      title="This link no longer works"
      text={`It has expired or was used before. ${NEXT[mode]}`}
      actions={
        canResend ? (
          <ResendAction size="lg" variant="primary" className="w-full" />
        ) : (
          <>
            <ButtonLink to="/login" replace variant="primary" size="lg" className="w-full">
              Sign in
            </ButtonLink>
            {mode === 'recoverEmail' && (
              <p className="mt-3 text-muted">
                If that doesn’t work,{' '}
                <Link
                  to="/contact"
                  className="touch-target rounded-6 font-medium text-brand-text hover:underline"
                >
                  write to us
                </Link>
                .
              </p>
            )}
            {mode === 'verifyEmail' && (
              <p className="mt-3 text-muted">
                Signed in, you can ask for a new link. Or{' '}
                <Link
                  to="/verify"
                  className="touch-target rounded-6 font-medium text-brand-text hover:underline"
                >
                  verify with a code
                </Link>
                .
              </p>
            )}
          </>
        )
      }
    />
  );
}

interface ResultProps {
  tone: 'success' | 'danger';
  title: string;
  text: string;
  actions: ReactNode;
}

function Result({ tone, title, text, actions }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <>
      <div role={tone === 'danger' ? 'alert' : 'status'}>
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={tone === 'success' ? 'size-8 text-success' : 'size-8 text-danger'}
        />
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-30 outline-none sm:text-36">
          {title}
        </h1>
        <p className="mt-2 wrap-anywhere text-muted">{text}</p>
      </div>
      <div className="mt-7">{actions}</div>
    </>
  );
}
