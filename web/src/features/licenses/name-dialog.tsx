import { useId } from 'react';
import { z } from 'zod';
import { LICENSE_LABEL_MAX } from '@flexa/contracts/licenses';
import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';

// The server checks the name, and an empty one removes it.
const schema = z.object({ label: z.string() });

interface NameDialogProps {
  license: { id: string; label?: string | undefined };
  /** Name of the product, such as “Flexa Charts”. */
  name: string;
  onClose: () => void;
}

/** Names a licence, so that people can tell two of one pack apart. */
export default function NameDialog({ license, name, onClose }: NameDialogProps) {
  const id = useId();
  const { field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    defaultValues: { label: license.label ?? '' },
    send: async ({ label }) => {
      const saved = await call('nameLicense', { id: license.id, label: label.trim() });
      // The team shows the licence too.
      await queryClient.invalidateQueries({ queryKey: ['team'] });
      toast.success(saved.label === null ? 'Name removed' : 'Name saved');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Name ${name}`}
      description="The owner and the managers of the team see it. People who hold a seat don’t."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-4">
        {failure && <Notice tone="danger" title={failure} />}
        <TextField
          label="Name"
          hint="For example Finance. Leave it empty to remove the name."
          autoComplete="off"
          maxLength={LICENSE_LABEL_MAX}
          readOnly={isSubmitting}
          {...field('label')}
        />
      </form>
    </Dialog>
  );
}
