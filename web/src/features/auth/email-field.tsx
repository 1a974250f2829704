import { TextField, type TextFieldProps } from '@/ui/text-field';

/** The address of a sign-in form, as password managers look for it. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      size="lg"
      label="E-mail"
      type="email"
      autoComplete="username"
      inputMode="email"
      {...props}
    />
  );
}
