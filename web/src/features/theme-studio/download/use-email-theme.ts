import { useEffect } from 'react';
import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import { THEME_TEXT_MAX } from '@flexa/contracts/themes';
import { readOwnSession, useAccount } from '@/features/auth';
import { call, prepareCall } from '@/lib/api';
import { explainError } from '@/lib/report-error';
import { local } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { keepMailed } from './mailed-theme';
import { parseThemeText } from './parse-theme-text';
import type { ThemeFile } from './waiting-theme';

const schema = z.object({ email: emailSchema });

/** Sends a theme file by mail, to an address that is remembered (storage key `email_get_theme`). */
export function useEmailTheme(file: ThemeFile, onSent: () => void) {
  const { status, email: own } = useAccount();
  useEffect(() => prepareCall('emailTheme'), []);

  return useServerForm({
    schema,
    defaultValues: { email: local.get('email_get_theme') ?? own },
    send: async ({ email }) => {
      const theme = parseThemeText(file.text);
      const { text } = file;
      const fits = text.length <= THEME_TEXT_MAX;
      await call('emailTheme', {
        email,
        theme,
        ...(fits && { text }),
        ...(await readOwnSession()),
      });
      local.set('email_get_theme', email);
      if (status !== 'signed-in') keepMailed(file, email);
      toast.success(`${file.name} sent to ${email}`);
      onSent();
    },
    explain: (error) => ({ field: 'email', message: explainError(error) }),
  });
}
