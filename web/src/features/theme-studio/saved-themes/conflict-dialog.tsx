import { useState } from 'react';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useSaved } from '../store/saved';
import { useStudio } from '../store/studio';
import { closeDialog } from '../store/panes';
import { openSaved } from './open-saved';
import { saveTheme } from './save-theme';

/** Asks which version to keep if the theme was saved elsewhere since it was opened here. */
export default function ConflictDialog() {
  const name = useStudio((state) => state.document.name);
  const id = useSaved((state) => state.savedAs?.id);
  const [isBusy, setBusy] = useState(false);

  const run = (action: () => Promise<unknown>) => {
    setBusy(true);
    void action()
      .then(closeDialog, (error: unknown) => reportError(error))
      .finally(() => setBusy(false));
  };
  const takeTheirs = async () => {
    if (!id) return;
    const { version } = await openSaved(id);
    toast.info(`Version ${version} opened. Undo brings yours back`);
  };

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="This theme has since been saved elsewhere"
      description={`Your version of ${name} is older than the last save in your account. Nothing is lost yet: choose what to do with it.`}
    >
      <div className="grid gap-2">
        <Button
          variant="primary"
          loading={isBusy}
          onClick={() => run(() => saveTheme({ over: true }))}
        >
          Save mine as the newest version
        </Button>
        <Button disabled={isBusy} onClick={() => run(() => saveTheme({ asNew: true }))}>
          Save mine as a new theme
        </Button>
        <Button disabled={isBusy} onClick={() => run(takeTheirs)}>
          Open the newer one
        </Button>
      </div>
    </Dialog>
  );
}
