import { useState } from 'react';
import type { BillingWish } from '@flexa/contracts/orders';
import type { Team } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import BillingFields from '@/ui/billing-fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { reloadTeam } from './team-query';

interface BillingDialogProps {
  team: Team;
  onClose: () => void;
}

/** What the owner's next orders are filled in with. */
export function BillingDialog({ team, onClose }: BillingDialogProps) {
  const [values, setValues] = useState<BillingWish>(team.billing ?? {});
  const save = useMutation({
    mutationFn: () => call('updateTeam', { id: team.id, billing: filled(values) }),
    meta: { silent: true },
    onSuccess: async () => {
      await reloadTeam(team.id);
      toast.success('Billing details saved');
      onClose();
    },
  });
  const errors = save.error instanceof ApiError ? save.error.details : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Billing details"
      description="Filled in under “Buying for a company?” the next time you buy or renew."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
            Save
          </Button>
        </>
      }
    >
      {save.error && errors.length === 0 && (
        <Notice tone="danger" title={explainError(save.error)} />
      )}
      <BillingFields
        billing={{
          valueOf: (field) => values[field] ?? '',
          type: (field, value) => setValues({ ...values, [field]: value }),
        }}
        errors={errors}
        disabled={save.isPending}
      />
    </Dialog>
  );
}

/** Without the fields that were left empty. */
function filled(values: BillingWish): BillingWish {
  const kept = Object.entries(values).filter(([, value]) => value?.trim());
  return Object.fromEntries(kept.map(([field, value]) => [field, value?.trim()]));
}
