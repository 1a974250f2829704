import type { ThemeSummary } from '@contracts/themes';
import { call } from '@/lib/api';
import { messageOf } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';

interface DeleteThemeDialogProps {
  theme: ThemeSummary;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

/** Its versions go too and can't be brought back, so it asks. */
export function DeleteThemeDialog({ theme, onClose, onDeleted }: DeleteThemeDialogProps) {
  const remove = useMutation({
    mutationFn: () => call('deleteTheme', { id: theme.id }),
    meta: { silent: true },
    onSuccess: async () => {
      onClose();
      await onDeleted();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${theme.name}?`}
      description={
        theme.version === 1
          ? "This can't be undone."
          : "All its versions go with it. This can't be undone."
      }
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete theme
          </Button>
        </>
      }
    >
      {remove.error && <Notice tone="danger" title={messageOf(remove.error)} />}
    </Dialog>
  );
}
