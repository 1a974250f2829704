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

type Asked = OperationOutput<'startStepUp'>;

/** Asks for a step-up. The waiting call continues afterwards. */
export default function StepUpDialog() {
  const mustShowPasskey = useSession(({ user }) => isStaff(user));
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<string>();
  const [isEnrolled, setEnrolled] = useState(false);

  useEffect(() => {
    let isWanted = true;
    call('startStepUp', {}).then(
      (answer) => isWanted && setAsked(answer),
      (error: unknown) => isWanted && setFailure(explainError(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const mustEnrol = mustShowPasskey && asked?.passkey === null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        // Once there is a passkey it has been shown: what is left is to read the codes.
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
      {!asked && !failure && <Skeleton className="h-10 w-full" />}
      {asked && mustEnrol && <EnrolAdmin onEnrolled={() => setEnrolled(true)} />}
      {asked && !mustEnrol && (
        <div className="grid gap-5">
          {asked.passkey && (
            <ShowPasskey options={asked.passkey} hasCodes={asked.recoveryCodesLeft > 0} />
          )}
          {!mustShowPasskey && (
            <ConfirmSignIn
              action="Confirm"
              variant={asked.passkey ? 'secondary' : 'primary'}
              onConfirmed={async () => answerStepUp({ token: await fetchFreshToken() })}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
