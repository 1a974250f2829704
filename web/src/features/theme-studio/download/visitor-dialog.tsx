import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { ACCOUNT_RULE, MAILED_RULE } from './account-rule';
import { useEmailTheme } from './use-email-theme';
import type { ThemeFile, WaitingFile } from './waiting-theme';

interface VisitorDialogProps {
  file: WaitingFile;
  onSignIn: (path: '/login' | '/register') => void;
  onClose: () => void;
}

/** Offers a visitor a file: with an account, or, if it is a theme, by mail without one. */
export default function VisitorDialog({ file, onSignIn, onClose }: VisitorDialogProps) {
  const isTheme = 'text' in file;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Get ${file.name}`}
      description={isTheme ? `${ACCOUNT_RULE} You can also have it e-mailed to you.` : ACCOUNT_RULE}
    >
      <div className="grid gap-3">
        <Button variant="primary" size="lg" onClick={() => onSignIn('/register')}>
          Create a free account
        </Button>
        <Button size="lg" onClick={() => onSignIn('/login')}>
          Sign in and download
        </Button>
      </div>
      {isTheme && <MailForm file={file} onSent={onClose} />}
    </Dialog>
  );
}

function MailForm({ file, onSent }: { file: ThemeFile; onSent: () => void }) {
  const { field, isSubmitting, onSubmit } = useEmailTheme(file, onSent);
  return (
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
  );
}
