import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { OperationOutput } from '@flexa/contracts/operations';
import { PASSKEY_NAME_MAX } from '@flexa/contracts/passkeys';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { newPasskey } from './add-passkey';
import { FormDialog } from './form-dialog';
import { passkeyMessage } from './passkey-message';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(PASSKEY_NAME_MAX),
});

interface AddPasskeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (added: OperationOutput<'addPasskey'>) => Promise<void>;
}

export function AddPasskeyDialog({ open, onOpenChange, onAdded }: AddPasskeyDialogProps) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '' },
  });
  const { errors, isSubmitting } = formState;

  function close(isOpen: boolean) {
    if (!isOpen) reset();
    onOpenChange(isOpen);
  }

  const submit = handleSubmit(async ({ name }) => {
    try {
      const added = await newPasskey(name);
      close(false);
      await onAdded(added);
    } catch (error) {
      const message = passkeyMessage(error);
      if (message) setError('root', { message });
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Add a passkey"
      description="Your device will ask for your fingerprint, face or PIN. That never leaves it."
      action="Add passkey"
      isSending={isSubmitting}
      onSubmit={submit}
    >
      {errors.root && <Notice tone="danger" title={errors.root.message} />}
      <TextField
        label="Name"
        placeholder="Work laptop"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
    </FormDialog>
  );
}
