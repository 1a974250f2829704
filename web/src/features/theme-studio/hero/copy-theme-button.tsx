import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { useThemeJson } from './use-theme-json';

const SAID_FOR = 2000;

/** Copies the theme file; says so in place for two seconds. */
export function CopyThemeButton({ className }: { className?: string }) {
  const json = useThemeJson();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setCopied(true);
    } catch {
      // Refused by the browser, or no secure address: the text can still be selected.
      toast.error('Copying is not allowed here. Select the text under theme.json.');
    }
  };

  const Icon = copied ? Check : Copy;
  return (
    <Button variant="primary" className={className} onClick={() => void copy()}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {/* Both words lie in one cell: the button keeps its width. */}
      <span className="grid">
        <span className={copied ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>
          Copy theme.json
        </span>
        <span role="status" className="col-start-1 row-start-1 text-left">
          {copied ? 'Copied' : ''}
        </span>
      </span>
    </Button>
  );
}
