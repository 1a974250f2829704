import { useEffect } from 'react';
import { createLazyPart } from '@/lib/lazy';
import { closeDialog, usePanes } from '../store/panes';

const FindDialog = createLazyPart(async () => (await import('../find/find-dialog')).FindDialog);
const KeysDialog = createLazyPart(async () => (await import('./keys-dialog')).default);
const RenameDialog = createLazyPart(async () => (await import('./rename-dialog')).default);
const VersionsDialog = createLazyPart(
  async () => (await import('../saved-themes/versions-dialog')).default,
);
const AccountDialog = createLazyPart(async () => (await import('./account-dialog')).default);
const BrandDialog = createLazyPart(async () => (await import('../brand/brand-dialog')).default);
const OrganizationDialog = createLazyPart(
  async () => (await import('../download/organization-dialog')).default,
);
const TeamThemesDialog = createLazyPart(
  async () => (await import('../saved-themes/team-themes-dialog')).default,
);
const ConflictDialog = createLazyPart(
  async () => (await import('../saved-themes/conflict-dialog')).default,
);

export const LATER_DIALOGS = [
  FindDialog,
  KeysDialog,
  RenameDialog,
  VersionsDialog,
  AccountDialog,
  ConflictDialog,
  BrandDialog,
  OrganizationDialog,
  TeamThemesDialog,
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
      {dialog === 'organization' && <OrganizationDialog onMissing={closeDialog} />}
      {dialog === 'team-themes' && <TeamThemesDialog onMissing={closeDialog} />}
      {dialog === 'conflict' && <ConflictDialog onMissing={closeDialog} />}
    </>
  );
}
