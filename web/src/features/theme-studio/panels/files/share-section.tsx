import { useEffect, useState } from 'react';
import { Check, Copy, Download } from 'lucide-react';
import { formatNumber } from '@flexa/contracts/format';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { useBriefly } from '@/ui/use-briefly';
import { useDebounced } from '@/ui/use-debounced';
import { SHARE_LINK_LIMIT, SHARE_LINK_MAX, createShareLink } from '../../download/share-link';
import { withThemeText } from '../../download/theme-file';
import { useThemeDownload } from '../../download/use-theme-download';
import { useSettledDocument } from '../../store/settled';
import { useStudio } from '../../store/studio';
import { PanelSection } from '../parts/panel-section';

/** Milliseconds without a change before the theme is packed. */
const REST_MS = 200;

/** Shows the link that opens the theme for everyone, and its length; the file if the link would be too long. */
export function ShareSection() {
  const document = useDebounced(
    useSettledDocument((settled) => settled),
    REST_MS,
  );
  const [link, setLink] = useState('');
  const [isCopied, showCopied] = useBriefly();
  useEffect(() => {
    let isCurrent = true;
    void createShareLink(document).then((created) => isCurrent && setLink(created));
    return () => {
      isCurrent = false;
    };
  }, [document]);
  const isLong = link.length > SHARE_LINK_MAX;
  if (link.length > SHARE_LINK_LIMIT) return <FileInstead length={link.length} />;
  const copy = () =>
    void copyText(createShareLink(useStudio.getState().document)).then(showCopied, () =>
      toast.error('The link could not be copied. Your browser may have blocked it'),
    );

  return (
    <PanelSection title="Share by link">
      <div className="mt-1 flex h-8 items-center rounded-8 border border-line-2 pl-2.5 pointer-coarse:h-11">
        <span className="min-w-0 flex-1 truncate font-mono text-12 text-muted">
          {link.replace(/^https?:\/\//, '')}
        </span>
        <button
          type="button"
          aria-label={isCopied ? 'Copied' : 'Copy link'}
          onClick={copy}
          className="touch-target grid size-8 place-items-center rounded-8 hover:bg-hover"
        >
          {isCopied ? (
            <Check aria-hidden="true" strokeWidth={1.75} className="size-4 text-success" />
          ) : (
            <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
          )}
        </button>
      </div>
      <div className="mt-2 flex items-center gap-2">
        <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-line">
          <span
            className={cn('block h-full rounded-full', isLong ? 'bg-warning' : 'bg-brand')}
            style={{ width: `${Math.min(100, (link.length / SHARE_LINK_MAX) * 100)}%` }}
          />
        </span>
        <span className="text-12 text-muted tabular-nums">
          {formatNumber(link.length)} of {formatNumber(SHARE_LINK_MAX)}
        </span>
      </div>
      {isLong && (
        <p className="mt-1.5 text-12 text-warning">
          Some e-mail and chat apps cut off links this long.
        </p>
      )}
    </PanelSection>
  );
}

/** Offers the file of a theme that is too large for a link. */
function FileInstead({ length }: { length: number }) {
  const { download, dialog } = useThemeDownload();
  const save = () => {
    const { document } = useStudio.getState();
    withThemeText(document, (text) => download({ name: document.name, text }));
  };
  return (
    <PanelSection title="Share the file">
      <p className="mt-1 text-12 text-muted">
        As a link this theme would have {formatNumber(length)} characters. Links of more than{' '}
        {formatNumber(SHARE_LINK_LIMIT)} are cut off by e-mail and chat apps, so send theme.json.
      </p>
      <Button size="sm" className="mt-2 h-7 pointer-coarse:h-11" onClick={save}>
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" /> Download theme.json
      </Button>
      {dialog}
    </PanelSection>
  );
}
