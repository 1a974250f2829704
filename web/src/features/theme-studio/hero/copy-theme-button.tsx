import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from '@/ui/button';

const SAID_FOR = 2000;

/** Copies the theme file; says so in place for two seconds. */
export function CopyThemeButton({ json, className }: { json: string; className?: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="primary"
      className={className}
      onClick={() => void navigator.clipboard.writeText(json).then(() => setCopied(true))}
    >
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
