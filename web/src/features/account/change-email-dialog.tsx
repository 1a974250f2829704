import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { MESSAGES } from '@flexa/contracts/errors';
import { emailSchema } from '@flexa/contracts/fields';
import { failureOf } from '@/features/auth';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { FormDialog } from './form-dialog';
import { isWrongPassword, requestAddress } from './sign-in-methods';

const schema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Enter your password'),
});

interface ChangeEmailDialogProps {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The link is on its way to that address. */
  onSent: (address: string) => void;
}

export function ChangeEmailDialog({ email, open, onOpenChange, onSent }: ChangeEmailDialogProps) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  function close(isOpen: boolean) {
    if (!isOpen) reset();
    onOpenChange(isOpen);
  }

  const submit = handleSubmit(async (values) => {
    if (values.email.toLowerCase() === email.toLowerCase()) {
      return setError('email', { message: 'This is already your address' });
    }
    try {
      await requestAddress(values.email, values.password);
      onSent(values.email);
      close(false);
    } catch (error) {
      if (isWrongPassword(error)) setError('password', { message: 'Wrong password' });
      else setError('root', { message: failureOf(error).error ?? MESSAGES.fallback });
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Change your e-mail"
      description={`We’ll send a link to the new address. Until you confirm there, your e-mail stays ${email}.`}
      action="Send link"
      isSending={isSubmitting}
      onSubmit={submit}
    >
      {errors.root && <Notice tone="danger" title={errors.root.message} />}
      <TextField
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
    </FormDialog>
  );
}
