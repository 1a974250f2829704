import type { CSSProperties } from 'react';
import { computeContrast, REPORT_COLORS } from '@/features/theme-studio';
import { LiveReport } from '../live-report/live-report';
import { highlightLine } from '../text/code-pieces';
import { ShadeStrip } from '../text/shade-strip';
import { FILE_HEAD, FIRST, LAST, type DemoStep } from './demo-steps';

/** Returns the tokens of the step's own colour scheme, whatever the site's is. */
function createStageStyle({ scheme }: DemoStep): CSSProperties {
  const { page, card, text, muted, good, bad } = REPORT_COLORS[scheme];
  const line = `color-mix(in srgb, ${muted} 24%, ${card})`;
  const tokens: Record<string, string> = {
    '--report-page': page,
    '--report-card': card,
    '--report-line': line,
    '--report-line-2': line,
    '--bg': card,
    '--text': text,
    '--muted': muted,
    '--success': good,
    '--danger': bad,
  };
  return tokens;
}

export function DemoStage({ step }: { step: DemoStep }) {
  return (
    <div className="grid xl:grid-cols-[288px_1fr]">
      <div className="order-last border-t border-line p-4 sm:p-5 xl:order-first xl:h-full xl:border-t-0 xl:border-r">
        {/* As high as the tallest panel, so that nothing moves between steps. */}
        <div className="h-76 overflow-hidden xl:h-full">
          <Panel step={step} />
        </div>
      </div>
      <div style={createStageStyle(step)} className="min-w-0 bg-report-page text-text">
        <LiveReport shades={step.shades} className="h-full" />
      </div>
    </div>
  );
}

function Panel({ step }: { step: DemoStep }) {
  const { panel, shades, scheme } = step;
  if (panel === 'file') {
    return (
      <pre className="font-mono text-12 leading-[1.7]">
        <code>
          {FILE_HEAD.map((line) => (
            <span key={line} className="block whitespace-pre">
              {highlightLine(line)}
            </span>
          ))}
        </code>
      </pre>
    );
  }
  const { card } = REPORT_COLORS[scheme];
  return (
    <div className="grid content-start gap-5 text-12">
      <div>
        <p className="font-semibold">Your two colours</p>
        <div className="mt-2.5 grid grid-cols-2 gap-2">
          <Swatch color={panel === 'grey' ? undefined : FIRST} />
          <Swatch color={panel === 'grey' || panel === 'first' ? undefined : LAST} />
        </div>
      </div>
      <div>
        <p className="font-semibold">Eight shades</p>
        <ShadeStrip shades={shades} className="mt-2.5 h-7 rounded-8" />
      </div>
      {panel === 'contrast' && (
        <div>
          <p className="font-semibold">Contrast on the card</p>
          <ul className="mt-2 tabular-nums">
            {shades.slice(0, 6).map((shade) => {
              const ratio = computeContrast(shade, card);
              return (
                <li key={shade} className="flex h-6 items-center gap-2.5">
                  <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                    <rect width="12" height="12" rx="4" fill={shade} />
                  </svg>
                  <span className="font-mono">{shade.toUpperCase()}</span>
                  <span className="ml-auto text-muted">{ratio.toFixed(1)} : 1</span>
                  <span
                    className={
                      ratio >= 3 ? 'w-16 text-right text-success' : 'w-16 text-right text-warning'
                    }
                  >
                    {ratio >= 3 ? 'passes' : 'with label'}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

function Swatch({ color }: { color: string | undefined }) {
  return (
    <div className="flex h-10 items-center gap-2 rounded-10 border border-line-2 px-2 text-14 font-medium">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
        <rect
          x=".5"
          y=".5"
          width="23"
          height="23"
          rx="5.5"
          fill={color ?? 'none'}
          strokeDasharray={color ? undefined : '3 3'}
          className="stroke-line-2"
        />
      </svg>
      <span className={color ? '' : 'text-muted'}>{color?.toUpperCase() ?? 'not yet'}</span>
    </div>
  );
}
