import { z } from 'zod';
import type { OperationOutput } from '@flexa/contracts/operations';
import { PASSKEY_NAME_MAX } from '@flexa/contracts/passkeys';
import { useServerForm } from '@/lib/use-server-form';
import { TextField } from '@/ui/text-field';
import { registerPasskey } from './add-passkey';
import { FormDialog } from './form-dialog';
import { describePasskeyFailure } from './passkey-message';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(PASSKEY_NAME_MAX),
});

interface AddPasskeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (added: OperationOutput<'addPasskey'>) => Promise<void>;
}

export function AddPasskeyDialog({ open, onOpenChange, onAdded }: AddPasskeyDialogProps) {
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    defaultValues: { name: '' },
    send: async ({ name }) => {
      const added = await registerPasskey(name);
      close(false);
      await onAdded(added);
    },
    explain: (error) => ({ message: describePasskeyFailure(error) }),
  });

  function close(isOpen: boolean) {
    if (!isOpen) form.reset();
    onOpenChange(isOpen);
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Add a passkey"
      description="Your device will ask for your fingerprint, face or PIN. That never leaves it."
      action="Add passkey"
      isSending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
    >
      <TextField label="Name" placeholder="Work laptop" autoComplete="off" {...field('name')} />
    </FormDialog>
  );
}
