import { useId, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface FormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Words of the button that sends. */
  action: string;
  isSending: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A dialog that is one form. */
export function FormDialog(props: FormDialogProps) {
  const id = useId();
  const { open, onOpenChange, title, description, action, isSending, onSubmit, children } = props;
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
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        className="grid gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}
