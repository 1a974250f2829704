import { useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { MESSAGES } from '@flexa/contracts/errors';
import { failureOf, PasswordRules } from '@/features/auth';
import { passwordFault } from '@flexa/contracts/password-rules';
import { toast } from '@/lib/toast';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import { FormDialog } from './form-dialog';
import { changePassword, isWrongPassword } from './sign-in-methods';

const schema = z.object({
  current: z.string().min(1, 'Enter your current password'),
  next: z.string().superRefine((text, context) => {
    const message = passwordFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const id = useId();
  const { register, handleSubmit, control, formState, setError, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { current: '', next: '' },
  });
  const { errors, isSubmitting } = formState;
  const next = useWatch({ control, name: 'next' });

  function close(isOpen: boolean) {
    if (!isOpen) reset();
    onOpenChange(isOpen);
  }

  const submit = handleSubmit(async (values) => {
    try {
      await changePassword(values.current, values.next);
      toast.success('Password changed');
      close(false);
    } catch (error) {
      if (isWrongPassword(error)) setError('current', { message: 'Wrong password' });
      else setError('root', { message: failureOf(error).error ?? MESSAGES.fallback });
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Change your password"
      description="You stay signed in here and are signed out everywhere else."
      action="Change password"
      isSending={isSubmitting}
      onSubmit={submit}
    >
      {errors.root && <Notice tone="danger" title={errors.root.message} />}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          aria-describedby={`${id}-rules`}
          error={errors.next?.message}
          {...register('next')}
        />
        <PasswordRules id={`${id}-rules`} password={next} />
      </div>
    </FormDialog>
  );
}
