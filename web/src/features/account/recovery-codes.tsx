import { Check, Copy } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useBriefly } from '@/ui/use-briefly';

/** Shows new recovery codes to save. The server can't show them a second time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, sayCopied] = useBriefly();
  const Icon = isCopied ? Check : Copy;

  function copy() {
    copyText(Promise.resolve(codes.join('\n'))).then(sayCopied, () =>
      toast.error('Your browser blocked copying'),
    );
  }

  return (
    <>
      <p className="text-14 text-muted">
        Store them with your passwords. Each works once instead of a passkey. We can’t show them
        again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-10 border border-line bg-surface p-4 font-mono text-14"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={copy}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {isCopied ? 'Copied' : 'Copy all'}
      </Button>
    </>
  );
}

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Your recovery codes"
      footer={
        <Button variant="primary" onClick={onClose}>
          I’ve saved them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
