import { lazy, Suspense } from 'react';
import { closeDialog, usePanes } from './panes';

const FindDialog = lazy(async () => ({
  default: (await import('../find/find-dialog')).FindDialog,
}));
const KeysDialog = lazy(() => import('./keys-dialog'));
const RenameDialog = lazy(() => import('./rename-dialog'));
const VersionsDialog = lazy(() => import('../saved-themes/versions-dialog'));
const AccountDialog = lazy(() => import('./account-dialog'));
const ConflictDialog = lazy(() => import('../saved-themes/conflict-dialog'));

/** Whichever dialog is open; each is loaded when it is asked for. */
export function Dialogs() {
  const dialog = usePanes((state) => state.dialog);
  return (
    <Suspense>
      {dialog === 'find' && <FindDialog open onOpenChange={(open) => !open && closeDialog()} />}
      {dialog === 'keys' && <KeysDialog />}
      {dialog === 'rename' && <RenameDialog />}
      {dialog === 'versions' && <VersionsDialog />}
      {dialog === 'account' && <AccountDialog />}
      {dialog === 'conflict' && <ConflictDialog />}
    </Suspense>
  );
}
