import { explainError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';

export interface SeatsToEnd {
  title: string;
  /** Explains who loses which seats. */
  text: string;
  /** Label of the button. */
  label: string;
  end: () => Promise<unknown>;
}

/**
 * Asks before ending a key that may be in use in reports, since a mistaken click can't be undone.
 */
export function EndSeatsDialog({
  question,
  onClose,
}: {
  question: SeatsToEnd;
  onClose: () => void;
}) {
  const { title, text, label, end } = question;
  const ending = useMutation({ mutationFn: end, meta: { silent: true }, onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={ending.isPending} onClick={() => ending.mutate()}>
            {label}
          </Button>
        </>
      }
    >
      {ending.error && <Notice tone="danger" className="mb-4" title={explainError(ending.error)} />}
      <p className="text-14 text-muted">
        Reports that can’t go online stop accepting the key once the visual is updated.
      </p>
    </Dialog>
  );
}
