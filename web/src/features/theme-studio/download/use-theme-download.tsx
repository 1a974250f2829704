import { useEffect, useState } from 'react';
import { hasAccount, useAccount } from '@/features/auth';
import { later } from '@/lib/later';
import { reportError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { describeDownload } from './next-step';
import { keepWaiting, takeWaiting, type ThemeFile } from './waiting-theme';

export type { ThemeFile } from './waiting-theme';

const VisitorDialog = later(async () => (await import('./visitor-dialog')).default);

/** Name of the file, as in the specification. */
const FILE_NAME = 'theme.json';

function saveWaiting(): void {
  const waiting = takeWaiting();
  if (!waiting) return;
  saveTheme(waiting);
}

function saveTheme({ text }: ThemeFile): void {
  saveFile(FILE_NAME, text);
  toast.success(describeDownload('theme', FILE_NAME));
}

/**
 * Downloads a theme file. A visitor is asked to sign in, returns to this page and the download
 * continues automatically, or gets the file by e-mail. The page renders `dialog`.
 */
export function useThemeDownload() {
  const { status, startSignIn } = useAccount();
  // Requested by a visitor, or before the session is known.
  const [wanted, setWanted] = useState<ThemeFile>();

  useEffect(() => {
    if (status === 'signed-in') saveWaiting();
  }, [status]);

  const download = (file: ThemeFile) => {
    if (status === 'signed-in') return saveTheme(file);
    if (status === 'loading') {
      keepWaiting(file);
      // Perhaps nothing answers, and the status stays as it is. A file is saved once: it waits no more then.
      hasAccount().then((has) => has && saveWaiting(), reportError);
    }
    setWanted(file);
  };

  const close = () => {
    takeWaiting();
    setWanted(undefined);
  };
  const dialog = wanted && status === 'signed-out' && (
    <VisitorDialog
      file={wanted}
      onSignIn={() => {
        keepWaiting(wanted);
        startSignIn('/login');
      }}
      onClose={close}
      onMissing={close}
    />
  );

  return {
    signedIn: status === 'signed-in',
    /** False while the sign-in is still loading. */
    isVisitor: status === 'signed-out',
    download,
    dialog,
  };
}
