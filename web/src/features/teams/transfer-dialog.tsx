import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { reloadTeam } from './team-query';

interface TransferDialogProps {
  teamId: string;
  /** Address of the new owner. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists what moves with a team and what stays, before its owner changes. */
export function TransferDialog({ teamId, email, open, onOpenChange }: TransferDialogProps) {
  const transfer = useMutation({
    mutationFn: () => call('transferTeam', { id: teamId, email }),
    meta: { silent: true },
    onSuccess: () => {
      onOpenChange(false);
      toast.success('The team has a new owner');
    },
    // A call without an answer may have succeeded, so that errors reload too.
    onSettled: () =>
      Promise.all([reloadTeam(teamId), queryClient.invalidateQueries({ queryKey: ['teams'] })]),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        transfer.reset();
        onOpenChange(next);
      }}
      title="Change the owner?"
      description={`${email} becomes the owner of the team. Only they can undo this.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={transfer.isPending} onClick={() => transfer.mutate()}>
            Change owner
          </Button>
        </>
      }
    >
      {transfer.error && (
        <Notice tone="danger" className="mb-4" title={explainError(transfer.error)} />
      )}
      <ul className="list-disc space-y-1 pl-5 text-14 text-muted">
        <li>The licences with seats, and their renewals, move to the new owner</li>
        <li>The owner’s own seat moves with them; its key keeps working in reports</li>
        <li>Everyone else keeps their seat and key</li>
        <li>The team’s themes move with their versions</li>
        <li>Orders, receipts and refunds stay with the buyer</li>
        <li>The previous owner stays as a manager, unless the new owner already has a team</li>
      </ul>
    </Dialog>
  );
}
