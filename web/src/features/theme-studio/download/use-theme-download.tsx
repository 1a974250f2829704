import { useEffect, useState } from 'react';
import { hasAccount, useAccount } from '@/features/auth';
import { createLazyPart } from '@/lib/lazy';
import { reportError } from '@/lib/report-error';
import { saveAddress, saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { describeDownload } from './next-step';
import { keepWaiting, takeWaiting, type WaitingFile } from './waiting-theme';

const VisitorDialog = createLazyPart(async () => (await import('./visitor-dialog')).default);

/** Name of the file, as in the specification. */
const FILE_NAME = 'theme.json';

function saveWaiting(): void {
  const waiting = takeWaiting();
  if (waiting) save(waiting);
}

function save(file: WaitingFile): void {
  if ('text' in file) {
    saveFile(FILE_NAME, file.text);
    return toast.success(describeDownload('theme', FILE_NAME));
  }
  const name = `${file.name}.zip`;
  saveAddress(name, file.address);
  toast.success(describeDownload('project', name));
}

/**
 * Downloads a theme file or a project. A visitor is asked to sign in, returns to this page and the
 * download continues automatically, or gets the theme by e-mail. The page renders `dialog`.
 */
export function useThemeDownload() {
  const { status, startSignIn } = useAccount();
  // Requested by a visitor, or before the session is known.
  const [wanted, setWanted] = useState<WaitingFile>();

  useEffect(() => {
    if (status === 'signed-in') saveWaiting();
  }, [status]);

  const download = (file: WaitingFile) => {
    if (status === 'signed-in') return save(file);
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
      onSignIn={(path) => {
        keepWaiting(wanted);
        startSignIn(path);
      }}
      onClose={close}
      onMissing={close}
    />
  );

  return {
    isSignedIn: status === 'signed-in',
    /** False while the sign-in is still loading. */
    isVisitor: status === 'signed-out',
    download,
    dialog,
  };
}
