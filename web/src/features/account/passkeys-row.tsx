import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { PASSKEYS_MAX, type Passkey } from '@flexa/contracts/passkeys';
import { isStaff } from '@flexa/contracts/staff';
import type { User } from '@flexa/contracts/users';
import { useIsUnverified } from '@/features/auth';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { formatRecent } from '@/lib/format-recent';
import { hasPasskeys } from '@/lib/passkey';
import { answerStepUp } from '@/lib/step-up';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes';
import { Row } from './section';
import { passkeysQuery } from './security-queries';

/** Lists the passkeys and, for admins and support, the recovery codes. */
export function PasskeysRow({ user }: { user: User }) {
  const client = useQueryClient();
  const query = useQuery(passkeysQuery(user.uid));
  const { data, error } = query;
  const isUnverified = useIsUnverified();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => client.invalidateQueries({ queryKey: passkeysQuery(user.uid).queryKey });

  const renew = useMutation({
    mutationFn: () => call('renewRecoveryCodes', { uid: user.uid }),
    onSuccess: async ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      await reload();
    },
  });
  const passkeys = data?.data ?? [];
  const canAdd = hasPasskeys() && !isUnverified && passkeys.length < PASSKEYS_MAX;

  return (
    <>
      <Row
        label="Passkeys"
        hint="Fingerprint, face or PIN"
        stacked
        action={
          canAdd && (
            <Button size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Add a passkey
            </Button>
          )
        }
      >
        {error ? (
          <LoadFailure isInline title="Your passkeys could not be loaded" query={query} />
        ) : !data ? (
          <Skeleton className="h-4 w-40" />
        ) : passkeys.length === 0 ? (
          <span className="text-muted">
            {isUnverified
              ? 'Confirm your e-mail to add one.'
              : 'None yet. Add one to sign in without a password.'}
          </span>
        ) : (
          <ul className="grid gap-3">
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} uid={user.uid} passkey={passkey} onRemoved={reload} />
            ))}
          </ul>
        )}
      </Row>
      {isStaff(user) && passkeys.length > 0 && (
        <Row
          label="Recovery codes"
          hint="For a lost passkey"
          stacked
          action={
            <Button size="sm" loading={renew.isPending} onClick={() => renew.mutate()}>
              Create new codes
            </Button>
          }
        >
          <span className="text-muted">{data?.recoveryCodesLeft} left</span>
        </Row>
      )}
      <AddPasskeyDialog
        open={isAdding}
        onOpenChange={setAdding}
        onAdded={async ({ stepUp, recoveryCodes }) => {
          answerStepUp({ stepUp });
          if (recoveryCodes) setCodes(recoveryCodes);
          toast.success('Passkey added');
          await reload();
        }}
      />
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

interface PasskeyItemProps {
  uid: string;
  passkey: Passkey;
  onRemoved: () => Promise<void>;
}

function PasskeyItem({ uid, passkey, onRemoved }: PasskeyItemProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const remove = useMutation({
    mutationFn: () => call('removePasskey', { uid, id }),
    onSuccess: async () => {
      toast.success('Passkey removed');
      await onRemoved();
    },
  });
  return (
    <li className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p>{name}</p>
        <p className="text-muted">
          Added {formatDate(createdAt)}
          {lastUsedAt && ` · Used ${formatRecent(lastUsedAt, now())}`}
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Remove ${name}`}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </li>
  );
}
