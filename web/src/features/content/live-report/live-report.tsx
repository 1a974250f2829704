import { cn } from '@/ui/cn';
import { LAYOUTS, LIVE_REPORT, type Layout } from './layouts';

const SHOWN: Readonly<Record<Layout, string>> = {
  wide: 'hidden @min-[56rem]:block',
  middle: 'hidden @min-[34rem]:block @min-[56rem]:hidden',
  narrow: '@min-[34rem]:hidden',
};

interface LiveReportProps {
  /** Eight CSS colours, the first series first. */
  shades: readonly string[];
  className?: string;
}

/**
 * Renders the sample report, drawn by the build. The page's custom properties (`--d1` to `--d8`, `--report-page`, `--text` …)
 * reach the shapes of the file, so other colours repaint it without a script.
 */
export function LiveReport({ shades, className }: LiveReportProps) {
  const style = Object.fromEntries(shades.map((shade, i) => [`--d${i + 1}`, shade]));
  return (
    <div
      role="img"
      aria-label="Sample report in these colours: key figures, revenue by month against plan, revenue by market and channels by quarter."
      style={style}
      className={cn('@container bg-report-page', className)}
    >
      {(Object.keys(LAYOUTS) as Layout[]).map((layout) => (
        <svg
          key={layout}
          aria-hidden="true"
          viewBox={`0 0 ${LAYOUTS[layout].width} ${LAYOUTS[layout].height}`}
          className={cn('w-full', SHOWN[layout])}
        >
          <use href={`/${LIVE_REPORT}#${layout}`} />
        </svg>
      ))}
    </div>
  );
}
