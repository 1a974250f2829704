import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { ApiError } from '@/lib/api-error';
import { hasPasskeys } from '@/lib/passkey';
import { answerStepUp, type StepUpAnswer } from '@/lib/step-up';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { registerPasskey } from './add-passkey';
import { ConfirmSignIn } from './confirm-sign-in';
import { describePasskeyFailure } from './passkey-message';
import { RecoveryCodes } from './recovery-codes';
import { fetchFreshToken } from './sign-in-methods';

/** Name of an admin's first passkey; later ones are named in the account. */
const FIRST_NAME = 'First passkey';

/** Adds an admin's first passkey in the dialog that asks for one. Adding it counts as proof. */
export function EnrolAdmin({ onEnrolled }: { onEnrolled: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [result, setResult] = useState<{ answer: StepUpAnswer; codes: readonly string[] }>();

  async function enrol(token?: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      const fresh = token === undefined ? {} : { token };
      const added = await registerPasskey(FIRST_NAME, { ...fresh, isProving: true });
      const { stepUp, recoveryCodes } = added;
      const answer = { stepUp, ...fresh };
      if (!recoveryCodes) return answerStepUp(answer);
      setResult({ answer, codes: recoveryCodes });
      onEnrolled();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'step-up-required') setNeedsSignIn(true);
      else setFailure(describePasskeyFailure(error));
    } finally {
      setBusy(false);
    }
  }

  if (result) {
    return (
      <>
        <RecoveryCodes codes={result.codes} />
        <Button
          variant="primary"
          className="mt-5 mb-1 w-full"
          onClick={() => answerStepUp(result.answer)}
        >
          I’ve saved them
        </Button>
      </>
    );
  }
  if (!hasPasskeys()) {
    return <Notice tone="danger" title="This browser doesn’t support passkeys. Use another one." />;
  }
  return (
    <div className="grid gap-4">
      {failure && <Notice tone="danger" title={failure} />}
      {needsSignIn ? (
        <ConfirmSignIn
          action="Confirm and add passkey"
          variant="primary"
          onConfirmed={async () => enrol(await fetchFreshToken())}
        />
      ) : (
        <Button variant="primary" loading={isBusy} onClick={() => void enrol()}>
          <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Add a passkey
        </Button>
      )}
    </div>
  );
}
