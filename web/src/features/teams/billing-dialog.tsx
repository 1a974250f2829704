import { useId } from 'react';
import { z } from 'zod';
import type { BillingInput } from '@flexa/contracts/orders';
import type { Team } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import BillingFields from '@/ui/billing-fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { BillingContactPart } from './billing-contact';
import { reloadTeam } from './team-query';

// The server checks the fields; each of them may stay empty.
const schema = z.object({ company: z.string(), email: z.string(), poNumber: z.string() });

interface BillingDialogProps {
  team: Team;
  onClose: () => void;
}

/** Edits the details that the owner's next orders are prefilled with, and the billing contact. */
export function BillingDialog({ team, onClose }: BillingDialogProps) {
  const id = useId();
  const { field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    defaultValues: { company: '', email: '', poNumber: '', ...team.billing },
    send: async (values) => {
      await call('updateTeam', { id: team.id, billing: removeEmptyFields(values) });
      await reloadTeam(team.id);
      toast.success('Billing details saved');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Billing details"
      description="Filled in under “Buying for a company?” the next time you buy or renew."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      {failure && <Notice tone="danger" title={failure} />}
      <form id={id} noValidate onSubmit={onSubmit}>
        <BillingFields fieldProps={field} disabled={isSubmitting} />
      </form>
      <BillingContactPart team={team} />
    </Dialog>
  );
}

/** Trims the values and leaves out empty ones. */
function removeEmptyFields(values: BillingInput): BillingInput {
  const filled = Object.entries(values).filter(([, value]) => value?.trim());
  return Object.fromEntries(filled.map(([field, value]) => [field, value?.trim()]));
}
