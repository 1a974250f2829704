import { withAccount } from '../store/with-account';

/** Saves to the account. */
export function save(): Promise<void> {
  return withAccount('save', async () => {
    const { saveTheme } = await import('../saved-themes/save-theme');
    await saveTheme();
  });
}
