import { Download } from 'lucide-react';
import { Button } from '@/ui/button';
import { useThemeDownload } from '../download/use-theme-download';
import { useThemeJson } from './use-theme-json';

/** Downloads the theme of the colours that are chosen in the studio on this page. */
export function DownloadThemeButton() {
  const text = useThemeJson();
  const { download, dialog } = useThemeDownload();
  return (
    <>
      <Button onClick={() => download({ name: 'Quarterly review', text })}>
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Download theme.json
      </Button>
      {dialog}
    </>
  );
}
