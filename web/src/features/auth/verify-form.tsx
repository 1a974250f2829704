import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { CODE_DIGITS, MAIL_PAUSE_MS } from '@flexa/contracts/verification-limits';
import { formatWait } from '@/lib/format';
import { now } from '@/lib/clock';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field';
import { AddressForm } from './address-form';
import { Agreement } from './agreement';
import { FormError } from './form-error';
import { takeReturnPath } from './return-path';
import { useSession } from './session-store';
import { useCountdown } from '@/ui/use-countdown';
import { useHydrated } from '@/ui/use-hydrated';
import { isUnverified } from './unverified';
import { useFailure } from './use-failure';
import { isCodeExpected, sendCode, signInWithCode } from './verification';

/** Lives in the browser history: a reload keeps the step, and Back returns to the address. */
interface VerifyState {
  email?: string;
  /** Time of the last code, in milliseconds. */
  sentAt?: number;
}

/** Asks for an address, then for the six digits mailed to it. */
export function VerifyForm() {
  const isHydrated = useHydrated();
  const ownEmail = useSession(({ identity, user }) => identity?.email ?? user?.email ?? '');
  const historyState = useLocation().state as VerifyState | null;
  const state = (isHydrated && historyState) || {};
  const { email = ownEmail, sentAt } = state;
  const isConfirming = useSession(isUnverified);
  const navigate = useNavigate();

  if (email && sentAt !== undefined && isCodeExpected()) {
    return (
      <CodeStep
        email={email}
        sentAt={sentAt}
        onSentAgain={(at) =>
          void navigate('.', { replace: true, state: { email, sentAt: at } satisfies VerifyState })
        }
      />
    );
  }
  return (
    <AddressForm
      // The signed-in person's address is known a moment later.
      key={email}
      title={isConfirming ? 'Confirm your e-mail' : 'Sign in with a code'}
      text={
        isConfirming
          ? `We’ll send a ${CODE_DIGITS}-digit code to check that it’s yours.`
          : `We’ll e-mail you a ${CODE_DIGITS}-digit code. No password needed. If you’re new, it creates your account.`
      }
      button="Send code"
      email={email}
      send={sendCode}
      onSent={(address) =>
        void navigate('.', {
          state: { email: address, sentAt: now().getTime() } satisfies VerifyState,
        })
      }
    >
      {!isConfirming && <Agreement isFirst />}
    </AddressForm>
  );
}

const codeSchema = z.object({
  code: z.string().length(CODE_DIGITS, `Enter the ${CODE_DIGITS}-digit code`),
});

interface CodeStepProps {
  email: string;
  sentAt: number;
  onSentAgain: (at: number) => void;
}

function CodeStep({ email, sentAt, onSentAgain }: CodeStepProps) {
  const navigate = useNavigate();
  const { form, isSubmitting, onSubmit } = useServerForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
    send: verify,
  });
  const { clearErrors, control, setError, setFocus, setValue } = form;
  const [isSending, setSending] = useState(false);
  const [failure, showFailure] = useFailure();
  // As of the first render: the right code confirms the address.
  const [isConfirming] = useState(() => isUnverified(useSession.getState()));
  const pause = useCountdown(sentAt + MAIL_PAUSE_MS);
  const wait = Math.max(pause, failure.seconds);

  async function verify({ code }: z.output<typeof codeSchema>): Promise<void> {
    if (isSending) return;
    showFailure({});
    const result = await signInWithCode(email, code);
    if (!result.error) {
      if (isConfirming) toast.success('E-mail confirmed');
      return void navigate(takeReturnPath(), { replace: true });
    }
    if (result.wait === undefined) setError('code', { type: 'server', message: result.error });
    else showFailure(result);
    // The input stays selected, so that the next key replaces it.
    setFocus('code', { shouldSelect: true });
  }

  async function sendAgain() {
    showFailure({});
    setSending(true);
    const result = await sendCode(email);
    setSending(false);
    if (result.error) return showFailure(result);
    // `reset` would forget the field, so that it could not get the focus.
    setValue('code', '');
    clearErrors('code');
    toast.success('New code sent');
    onSentAgain(now().getTime());
    setFocus('code');
  }

  return (
    <>
      <h1 className="text-30 sm:text-36">Enter the code</h1>
      <p className="mt-2 text-muted">
        We sent it to <span className="font-medium wrap-anywhere text-text">{email}</span>. It works
        for 10 minutes.
      </p>
      <form noValidate className="mt-7" onSubmit={onSubmit}>
        <FormError failure={failure} />
        {/* Shows people and password managers the account that the code is for. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Controller
          control={control}
          name="code"
          render={({ field, fieldState }) => (
            <CodeField
              ref={field.ref}
              label="Code"
              digits={CODE_DIGITS}
              value={field.value}
              onChange={(digits) => {
                field.onChange(digits);
                clearErrors('code');
              }}
              onComplete={() => onSubmit()}
              error={fieldState.error?.message}
              readOnly={isSubmitting}
              takesFocus
            />
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={isSubmitting}
          loadingText={isConfirming ? 'Confirming' : 'Signing in'}
          className="mt-3 w-full"
        >
          {isConfirming ? 'Confirm' : 'Sign in'}
        </Button>
      </form>
      <Button
        variant="quiet"
        size="lg"
        className="mt-2 w-full tabular-nums aria-disabled:text-muted aria-disabled:hover:bg-transparent"
        loading={isSending}
        loadingText="Sending"
        // Not disabled: the button has to keep the focus after a click.
        aria-disabled={wait > 0}
        onClick={() => {
          if (wait === 0 && !isSending && !isSubmitting) void sendAgain();
        }}
      >
        {wait > 0 ? `Send a new code in ${formatWait(wait)}` : 'Send a new code'}
      </Button>
      <p className="mt-3 text-14 text-muted">
        Nothing yet? Check your spam folder, or{' '}
        <button
          type="button"
          className="touch-target rounded-6 font-medium text-brand-text hover:underline"
          onClick={() => void navigate('.', { replace: true, state: { email } })}
        >
          use another address
        </button>
        .
      </p>
    </>
  );
}
