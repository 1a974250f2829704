import { z } from 'zod';
import { MESSAGES } from '@flexa/contracts/errors';
import { emailSchema } from '@flexa/contracts/fields';
import { describeFailure } from '@/features/auth';
import { useServerForm } from '@/lib/use-server-form';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { FormDialog } from './form-dialog';
import { isWrongPassword, requestAddressChange } from './sign-in-methods';

const schema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Enter your password'),
});

interface ChangeEmailDialogProps {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the link was sent to the address. */
  onSent: (address: string) => void;
}

export function ChangeEmailDialog({ email, open, onOpenChange, onSent }: ChangeEmailDialogProps) {
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema: schema.refine((values) => values.email.toLowerCase() !== email.toLowerCase(), {
      path: ['email'],
      error: 'This is already your address',
    }),
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      await requestAddressChange(values.email, values.password);
      onSent(values.email);
      close(false);
    },
    explain: (error) =>
      isWrongPassword(error)
        ? { field: 'password', message: 'Wrong password' }
        : { message: describeFailure(error).error ?? MESSAGES.fallback },
  });

  function close(isOpen: boolean) {
    if (!isOpen) form.reset();
    onOpenChange(isOpen);
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Change your e-mail"
      description={`We’ll send a link to the new address. Until you confirm there, your e-mail stays ${email}.`}
      action="Send link"
      isSending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
    >
      <TextField
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}
