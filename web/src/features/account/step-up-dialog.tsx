import { useEffect, useState } from 'react';
import type { OperationOutput } from '@flexa/contracts/operations';
import { isStaff } from '@flexa/contracts/staff';
import { useSession } from '@/features/auth';
import { call } from '@/lib/api';
import { explainError } from '@/lib/report-error';
import { answerStepUp } from '@/lib/step-up';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { ConfirmSignIn } from './confirm-sign-in';
import { fetchFreshToken } from './sign-in-methods';
import { EnrolAdmin } from './step-up-enrol';
import { ShowPasskey } from './step-up-passkey';

type StepUpChallenge = OperationOutput<'startStepUp'>;

/** Asks for a step-up. The waiting call continues afterwards. */
export default function StepUpDialog() {
  const mustShowPasskey = useSession(({ user }) => isStaff(user));
  const [challenge, setChallenge] = useState<StepUpChallenge>();
  const [failure, setFailure] = useState<string>();
  const [isEnrolled, setEnrolled] = useState(false);

  useEffect(() => {
    let isWanted = true;
    call('startStepUp', {}).then(
      (answer) => isWanted && setChallenge(answer),
      (error: unknown) => isWanted && setFailure(explainError(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const mustEnrol = mustShowPasskey && challenge?.passkey === null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        // Adding the passkey proved it, so only the codes remain to be saved.
        if (!isOpen && !isEnrolled) answerStepUp(null);
      }}
      title={isEnrolled ? 'Your recovery codes' : 'Confirm it’s you'}
      description={
        isEnrolled
          ? undefined
          : mustEnrol
            ? 'Admins and support confirm with a passkey: your device’s fingerprint, face or PIN. Add your first one now.'
            : 'We ask before anything that affects rights, money or personal data. This lasts for 15 minutes.'
      }
      footer={isEnrolled ? undefined : <Button onClick={() => answerStepUp(null)}>Cancel</Button>}
    >
      {failure && <Notice tone="danger" title={failure} />}
      {!challenge && !failure && <Skeleton className="h-10 w-full" />}
      {challenge && mustEnrol && <EnrolAdmin onEnrolled={() => setEnrolled(true)} />}
      {challenge && !mustEnrol && (
        <div className="grid gap-5">
          {challenge.passkey && (
            <ShowPasskey options={challenge.passkey} hasCodes={challenge.recoveryCodesLeft > 0} />
          )}
          {!mustShowPasskey && (
            <ConfirmSignIn
              action="Confirm"
              variant={challenge.passkey ? 'secondary' : 'primary'}
              onConfirmed={async () => answerStepUp({ token: await fetchFreshToken() })}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
