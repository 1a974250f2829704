import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { MESSAGES } from '@flexa/contracts/errors';
import { describeFailure, PasswordRules } from '@/features/auth';
import { findPasswordFault } from '@flexa/contracts/password-rules';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { PasswordField } from '@/ui/password-field';
import { FormDialog } from './form-dialog';
import { changePassword, isWrongPassword } from './sign-in-methods';

const schema = z.object({
  current: z.string().min(1, 'Enter your current password'),
  next: z.string().superRefine((text, context) => {
    const message = findPasswordFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const id = useId();
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    defaultValues: { current: '', next: '' },
    send: async (values) => {
      await changePassword(values.current, values.next);
      toast.success('Password changed');
      close(false);
    },
    explain: (error) =>
      isWrongPassword(error)
        ? { field: 'current', message: 'Wrong password' }
        : { message: describeFailure(error).error ?? MESSAGES.fallback },
  });
  const next = useWatch({ control: form.control, name: 'next' });

  function close(isOpen: boolean) {
    if (!isOpen) form.reset();
    onOpenChange(isOpen);
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Change your password"
      description="You stay signed in here and are signed out everywhere else."
      action="Change password"
      isSending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field('current')}
      />
      <div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          aria-describedby={`${id}-rules`}
          {...field('next')}
        />
        <PasswordRules id={`${id}-rules`} password={next} />
      </div>
    </FormDialog>
  );
}
