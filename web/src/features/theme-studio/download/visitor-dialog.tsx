import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { ACCOUNT_RULE, MAILED_RULE } from './account-rule';
import { useEmailTheme } from './use-email-theme';
import type { ThemeFile } from './waiting-theme';

interface VisitorDialogProps {
  file: ThemeFile;
  onSignIn: () => void;
  onClose: () => void;
}

/** How a visitor gets a theme file: by signing in, or by mail without an account. */
export default function VisitorDialog({ file, onSignIn, onClose }: VisitorDialogProps) {
  const { field, isSubmitting, onSubmit } = useEmailTheme(file, onClose);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Get ${file.name}`}
      description={`${ACCOUNT_RULE} You can also have it e-mailed to you.`}
    >
      <Button variant="primary" size="lg" className="w-full" onClick={onSignIn}>
        Sign in and download
      </Button>
      <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-3 border-t border-line pt-5">
        <TextField
          size="lg"
          label="E-mail"
          hint={MAILED_RULE}
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={isSubmitting}
          {...field('email')}
        />
        <Button type="submit" size="lg" loading={isSubmitting} loadingText="Sending">
          Send it by e-mail
        </Button>
      </form>
    </Dialog>
  );
}
