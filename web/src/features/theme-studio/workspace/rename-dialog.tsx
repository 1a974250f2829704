import { renameDocument } from '@flexa/theme-engine/model';
import { NameDialog } from '../saved-themes/name-dialog';
import { edit, useStudio } from '../store/studio';
import { closeDialog } from '../store/panes';

/** Gives the theme another name: a step that can be undone, and saved with the next save. */
export default function RenameDialog() {
  const name = useStudio((state) => state.document.name);
  return (
    <NameDialog
      title="Rename theme"
      action="Rename"
      name={name}
      onClose={closeDialog}
      onSubmit={async (next) => edit((document) => renameDocument(document, next))}
    />
  );
}
