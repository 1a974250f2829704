import { useId } from 'react';
import { z } from 'zod';
import { themeNameSchema } from '@flexa/contracts/themes';
import { explainError } from '@/lib/report-error';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';

const schema = z.object({ name: themeNameSchema });

interface NameDialogProps {
  title: string;
  /** Label of the button. */
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
  const { form, ...named } = useServerForm({
    schema,
    defaultValues: { name },
    send: async (values) => {
      await onSubmit(values.name);
      onClose();
    },
    explain: (error) => ({ field: 'name', message: explainError(error) }),
  });
  const { error, ...field } = named.field('name');

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={named.isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={named.onSubmit}>
        <TextField
          label="Theme name"
          autoComplete="off"
          error={error ?? (form.formState.isDirty ? undefined : refusal)}
          {...field}
        />
      </form>
    </Dialog>
  );
}
