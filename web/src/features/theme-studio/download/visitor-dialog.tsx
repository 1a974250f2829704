import { useEffect, useState, type SyntheticEvent } from 'react';
import { emailSchema } from '@contracts/fields';
import { call, prepare } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { messageOf } from '@/lib/report-error';
import { local } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import type { ThemeFile } from './waiting-theme';

interface VisitorDialogProps {
  file: ThemeFile;
  onSignIn: () => void;
  onClose: () => void;
}

/** How a visitor gets a theme file: by signing in, or by mail without an account. */
export default function VisitorDialog({ file, onSignIn, onClose }: VisitorDialogProps) {
  const [email, setEmail] = useState(() => local.get('email_get_theme') ?? '');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  useEffect(() => prepare('emailTheme'), []);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const address = emailSchema.safeParse(email);
    if (!address.success) return setError(address.error.issues[0]?.message);
    setError(undefined);
    setSending(true);
    try {
      const theme = JSON.parse(file.text) as Record<string, unknown>;
      await call('emailTheme', { email: address.data, name: file.name, theme });
      local.set('email_get_theme', address.data);
      toast.success(`${file.name} is on its way to ${address.data}`);
      onClose();
    } catch (failure) {
      const named = failure instanceof ApiError ? failure.details[0]?.message : undefined;
      setError(named ?? messageOf(failure));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Get ${file.name}`}
      description="Sign in and the file comes right after, or have it sent to you."
    >
      <Button variant="primary" size="lg" className="w-full" onClick={onSignIn}>
        Sign in and download
      </Button>
      <form
        noValidate
        onSubmit={(event) => void send(event)}
        className="mt-5 grid gap-3 border-t border-line pt-5"
      >
        <TextField
          size="lg"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          readOnly={sending}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="lg" loading={sending} loadingText="Sending">
          Send it by e-mail
        </Button>
      </form>
    </Dialog>
  );
}
