import { Check, Copy } from 'lucide-react';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { useBriefly } from '@/ui/use-briefly';
import { useThemeDownload } from '../download/use-theme-download';
import { REPORT_NAME } from './report-data';
import { useThemeJson } from './use-theme-json';

/** Copies the theme file and says so in place for two seconds. It asks a visitor what the download asks. */
export function CopyThemeButton({ className }: { className?: string }) {
  const json = useThemeJson();
  const { signedIn, download, dialog } = useThemeDownload();
  const [copied, sayCopied] = useBriefly();

  const copy = async () => {
    if (!signedIn) return download({ name: REPORT_NAME, text: json });
    try {
      await navigator.clipboard.writeText(json);
      sayCopied();
    } catch {
      // Refused by the browser, or no secure address: the text can still be selected.
      toast.error('Your browser blocked copying. Select the text under theme.json.');
    }
  };

  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button variant="primary" className={className} onClick={() => void copy()}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {/* Both words lie in one cell: the button keeps its width. */}
        <span className="grid">
          <span
            className={copied ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}
          >
            Copy theme.json
          </span>
          <span role="status" className="col-start-1 row-start-1 text-left">
            {copied ? 'Copied' : ''}
          </span>
        </span>
      </Button>
      {dialog}
    </>
  );
}
