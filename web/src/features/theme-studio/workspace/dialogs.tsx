import { useEffect } from 'react';
import { later } from '@/lib/later';
import { closeDialog, usePanes } from '../store/panes';

const FindDialog = later(async () => (await import('../find/find-dialog')).FindDialog);
const KeysDialog = later(async () => (await import('./keys-dialog')).default);
const RenameDialog = later(async () => (await import('./rename-dialog')).default);
const VersionsDialog = later(async () => (await import('../saved-themes/versions-dialog')).default);
const AccountDialog = later(async () => (await import('./account-dialog')).default);
const BrandDialog = later(async () => (await import('../brand/brand-dialog')).default);
const ConflictDialog = later(async () => (await import('../saved-themes/conflict-dialog')).default);

export const LATER_DIALOGS = [
  FindDialog,
  KeysDialog,
  RenameDialog,
  VersionsDialog,
  AccountDialog,
  ConflictDialog,
  BrandDialog,
];

/** Whichever dialog is open; each is loaded when it is asked for. */
export function Dialogs() {
  const dialog = usePanes((state) => state.dialog);
  // Leaving the page closes the dialog, so it isn't open on return.
  useEffect(() => closeDialog, []);
  return (
    <>
      {dialog === 'find' && (
        <FindDialog open onOpenChange={(open) => !open && closeDialog()} onMissing={closeDialog} />
      )}
      {dialog === 'keys' && <KeysDialog onMissing={closeDialog} />}
      {dialog === 'rename' && <RenameDialog onMissing={closeDialog} />}
      {dialog === 'versions' && <VersionsDialog onMissing={closeDialog} />}
      {dialog === 'account' && <AccountDialog onMissing={closeDialog} />}
      {dialog === 'brand' && <BrandDialog onMissing={closeDialog} />}
      {dialog === 'conflict' && <ConflictDialog onMissing={closeDialog} />}
    </>
  );
}
