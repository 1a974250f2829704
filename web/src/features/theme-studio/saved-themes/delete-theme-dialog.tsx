import type { ThemeSummary } from '@flexa/contracts/themes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface DeleteThemeDialogProps {
  theme: ThemeSummary;
  onClose: () => void;
  onDelete: () => void;
}

/** Its versions go too and can't be brought back, so it asks. */
export function DeleteThemeDialog({ theme, onClose, onDelete }: DeleteThemeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${theme.name}?`}
      description={
        theme.version === 1
          ? "This can't be undone."
          : "All its versions are deleted too. This can't be undone."
      }
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={onDelete}>
            Delete theme
          </Button>
        </>
      }
    />
  );
}
