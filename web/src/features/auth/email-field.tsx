import { TextField, type TextFieldProps } from '@/ui/text-field';

/** Renders the address field of a sign-in form, with the attributes that password managers look for. */
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
