import { useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { themeNameSchema } from '@flexa/contracts/themes';
import { explainError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';

const schema = z.object({ name: themeNameSchema });

interface NameDialogProps {
  title: string;
  /** Words of the button. */
  action: string;
  name: string;
  /** Why that name was refused before. */
  refusal?: string | undefined;
  onClose: () => void;
  /** Runs the action. Errors appear at the field, and the input stays. */
  onSubmit: (name: string) => Promise<unknown>;
}

/** Asks for the name of a theme. Mounted while it is open, so that it starts with the name given. */
export function NameDialog({ title, action, name, refusal, onClose, onSubmit }: NameDialogProps) {
  const id = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name },
  });
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values.name);
      onClose();
    } catch (error) {
      setError('name', { message: explainError(error) });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={formState.isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Theme name"
          autoComplete="off"
          error={formState.errors.name?.message ?? (formState.isDirty ? undefined : refusal)}
          {...register('name')}
        />
      </form>
    </Dialog>
  );
}
