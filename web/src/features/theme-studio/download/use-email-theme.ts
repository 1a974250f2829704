import { useEffect, useState } from 'react';
import { emailSchema } from '@flexa/contracts/fields';
import { ownSession, useAccount } from '@/features/auth';
import { call, prepare } from '@/lib/api';
import { explainError } from '@/lib/report-error';
import { local } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { keepMailed } from './mailed-theme';
import type { ThemeFile } from './waiting-theme';

/** Sends a theme file by mail, to an address that is remembered (storage key `email_get_theme`). */
export function useEmailTheme(file: ThemeFile, onSent: () => void) {
  const { status, email: own } = useAccount();
  const [email, setEmail] = useState(() => local.get('email_get_theme') ?? own);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  useEffect(() => prepare('emailTheme'), []);

  const send = async () => {
    const address = emailSchema.safeParse(email);
    if (!address.success) return setError(address.error.issues[0]?.message);
    setError(undefined);
    setSending(true);
    try {
      const theme = JSON.parse(file.text) as Record<string, unknown>;
      await call('emailTheme', { email: address.data, theme, ...(await ownSession()) });
      local.set('email_get_theme', address.data);
      if (status !== 'signed-in') keepMailed(file, address.data);
      toast.success(`${file.name} sent to ${address.data}`);
      onSent();
    } catch (failure) {
      setError(explainError(failure));
    } finally {
      setSending(false);
    }
  };

  return { email, setEmail, error, sending, send };
}
