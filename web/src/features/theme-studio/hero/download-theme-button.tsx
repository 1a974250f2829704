import { Download } from 'lucide-react';
import { Button } from '@/ui/button';
import { useThemeDownload } from '../download/use-theme-download';
import { REPORT_NAME } from './report-data';
import { useThemeJson } from './use-theme-json';

/** Downloads the theme of the colours that are chosen in the studio on this page. */
export function DownloadThemeButton() {
  const text = useThemeJson();
  const { download, dialog } = useThemeDownload();
  return (
    <>
      <Button onClick={() => download({ name: REPORT_NAME, text })}>
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Download theme.json
      </Button>
      {dialog}
    </>
  );
}
