import { useMemo } from 'react';
import { Check, Copy } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { useBriefly } from '@/ui/use-briefly';
import { formatSource } from '@flexa/theme-engine/source-text';
import { useThemeDownload } from '../download/use-theme-download';
import { useStudio } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';

/** The browser skips the layout of chunks that are out of view (content-visibility). */
const LINES_PER_CHUNK = 200;
const LINE_HEIGHT = 20;

/** Shows the theme file as it would be downloaded. Loads on demand. */
export default function JsonView() {
  const document = useStudio((state) => state.document);
  const text = useMemo(() => formatSource(document, compileThemeOnce(document)), [document]);
  const { isSignedIn, download, dialog } = useThemeDownload();
  const chunks = useMemo(() => splitChunks(text.trim().split(/\r?\n/)), [text]);
  const [isCopied, showCopied] = useBriefly();

  // Copying is another way to download, so a visitor has to sign in too.
  const copy = () => {
    if (!isSignedIn) return download({ name: document.name, text });
    void copyText(Promise.resolve(text)).then(showCopied, (error: unknown) => reportError(error));
  };

  return (
    <div className="relative min-h-0 flex-1">
      {dialog}
      <Button size="sm" onClick={copy} className="absolute! top-3 right-6 z-10">
        {isCopied ? (
          <Check aria-hidden="true" strokeWidth={1.75} className="size-4 text-success" />
        ) : (
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
        )}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <div
        role="region"
        aria-label="theme.json"
        // Keyboard users need the focus to scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-auto bg-sunken py-3 font-mono text-12 leading-5 focus-visible:-outline-offset-2"
      >
        {chunks.map(({ first, lines }) => (
          <div
            key={first}
            className="flex w-max min-w-full [content-visibility:auto]"
            style={{ containIntrinsicSize: `auto 100% auto ${lines.length * LINE_HEIGHT}px` }}
          >
            <pre
              aria-hidden="true"
              className="w-14 shrink-0 pr-4 text-right text-muted select-none"
            >
              {lines.map((_, i) => first + i).join('\n')}
            </pre>
            <pre className="pr-6">{lines.join('\n')}</pre>
          </div>
        ))}
      </div>
    </div>
  );
}

function splitChunks(lines: readonly string[]): { first: number; lines: readonly string[] }[] {
  return Array.from({ length: Math.ceil(lines.length / LINES_PER_CHUNK) }, (_, i) => ({
    first: i * LINES_PER_CHUNK + 1,
    lines: lines.slice(i * LINES_PER_CHUNK, (i + 1) * LINES_PER_CHUNK),
  }));
}
