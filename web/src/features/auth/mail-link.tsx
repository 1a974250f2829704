import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { MESSAGES } from '@flexa/contracts/errors';
import { Button, ButtonLink } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { applyLink, ownerOfReset, type LinkOutcome } from './action-code';
import type { ActionLink } from './action-link';
import { NewPasswordForm } from './new-password-form';
import { ResendAction } from './resend-action';
import { ResetForm } from './reset-form';
import { useSession } from './session-store';
import { WhoseAccount } from './whose-account';

/** What /login shows to the person who comes by the link of a mail. */
export function MailLink({ link }: { link: ActionLink }) {
  const { mode, code } = link;
  const isReset = mode === 'resetPassword';
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  useEffect(() => {
    let isWanted = true;
    void (isReset ? ownerOfReset(code) : applyLink(code)).then((result) => {
      if (isWanted) setOutcome(result);
    });
    return () => {
      isWanted = false;
    };
  }, [code, isReset, tries]);

  function again() {
    setOutcome(undefined);
    setTries(tries + 1);
  }

  if (!outcome) return <Checking />;
  if ('email' in outcome) {
    const { email, isOpen, canSetPassword } = outcome;
    if (mode !== 'resetPassword' && !isOpen) return <Done mode={mode} email={email} />;
    const onLinkRefused = () => setOutcome({ refused: 'link' });
    const newPassword = <NewPasswordForm link={link} email={email} onLinkRefused={onLinkRefused} />;
    if (isReset) return newPassword;
    return (
      <WhoseAccount
        email={email}
        newPassword={canSetPassword ? newPassword : undefined}
        onSignedIn={again}
      />
    );
  }
  if (outcome.refused === 'other') {
    return (
      <Result
        tone="danger"
        title="We couldn’t check the link"
        text={outcome.error}
        actions={
          <Button variant="primary" size="lg" className="w-full" onClick={again}>
            Try again
          </Button>
        }
      />
    );
  }
  return isReset ? <ResetRefused /> : <AddressRefused mode={mode} />;
}

/** In the shape of what comes, and seen only where it takes a moment. */
function Checking() {
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

const DONE: Record<
  Exclude<ActionLink['mode'], 'resetPassword'>,
  (email: string) => [string, string]
> = {
  verifyEmail: (email) => ['Your e-mail is verified', `${email} is yours. Nothing else to do.`],
  verifyAndChangeEmail: (email) => [
    'Your e-mail is changed',
    `From now on you sign in with ${email}.`,
  ],
  recoverEmail: (email) => [
    'Your e-mail is restored',
    `You sign in with ${email} again. If you did not ask for the change, set a new password too.`,
  ],
};

function Done({ mode, email }: { mode: keyof typeof DONE; email: string }) {
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  const [title, text] = DONE[mode](email);
  return (
    <Result
      tone="success"
      title={title}
      text={text}
      actions={
        <ButtonLink
          to={isSignedIn ? '/general' : '/login'}
          replace
          variant="primary"
          size="lg"
          className="w-full"
        >
          {isSignedIn ? 'Go to your licences' : 'Sign in'}
        </ButtonLink>
      }
    />
  );
}

function ResetRefused() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const toSignIn = () => void navigate('/login', { replace: true });
  if (isAsking) return <ResetForm email="" onBack={toSignIn} />;
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
          <Button variant="quiet" size="lg" className="mt-2 w-full" onClick={toSignIn}>
            Back to sign in
          </Button>
        </>
      }
    />
  );
}

const NEXT: Record<keyof typeof DONE, string> = {
  verifyEmail: 'If your e-mail is verified already, all is well.',
  verifyAndChangeEmail:
    'If you opened it before, sign in with your new address. If not, sign in with the old one and ask for a new link in your account.',
  recoverEmail: 'If you opened it before, sign in with your old address.',
};

function AddressRefused({ mode }: { mode: keyof typeof DONE }) {
  const { status, identity } = useSession();
  if (mode === 'verifyEmail' && identity?.emailVerified) {
    return <Done mode="verifyEmail" email={identity.email} />;
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
