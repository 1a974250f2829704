import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';

interface FormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Label of the submit button. */
  action: string;
  isSending: boolean;
  /** Failure of the whole form. */
  failure?: string | undefined;
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** Renders a dialog with a single form. */
export function FormDialog(props: FormDialogProps) {
  const id = useId();
  const { open, onOpenChange, title, description, action, isSending, failure, onSubmit, children } =
    props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-4">
        {failure && <Notice tone="danger" title={failure} />}
        {children}
      </form>
    </Dialog>
  );
}
