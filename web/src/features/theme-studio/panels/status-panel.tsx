import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { computeContrast, mix, parseHex, toHex } from '@flexa/theme-engine/model';
import { decide, useStudio } from '../store/studio';
import { DecisionRows } from './parts/decision-rows';
import { PanelSection, TextAction } from './parts/panel-section';
import { SwitchRow } from './parts/rows';
import { IconsSection } from './status/icons-section';
import { deriveStatus } from './status-from-palette';

const SAMPLES = [
  { key: 'good', sample: '+8.3%', Icon: TrendingUp },
  { key: 'neutral', sample: '0.2%', Icon: Minus },
  { key: 'bad', sample: '−2.1%', Icon: TrendingDown },
] as const;

/** Sales of ten cells; the scale runs from the least to the most of them. */
const CELLS = [0.5, 0.9, 1.2, 1.6, 1.9, 0.6, 1.0, 1.5, 2.2, 2.8];
const [LEAST, MOST] = [Math.min(...CELLS), Math.max(...CELLS)];

export function StatusPanel() {
  const decisions = useStudio((state) => state.document.decisions);
  const { minimum, center, maximum, background, font } = decisions;
  const scale = (value: number) =>
    scaleColor([minimum, center, maximum], (value - LEAST) / (MOST - LEAST));
  return (
    <>
      <PanelSection
        title="Status"
        action={
          <TextAction onClick={() => decide(deriveStatus(decisions.dataColors, background))}>
            From palette
          </TextAction>
        }
      >
        <DecisionRows group="status" />
        {/* On the visuals' own background, because reports show the colours there. */}
        <div aria-hidden="true" className="mt-2 mb-1 grid grid-cols-3 gap-1.5">
          {SAMPLES.map(({ key, sample, Icon }) => (
            <span
              key={key}
              className="flex h-10 items-center justify-center gap-1 rounded-8 border border-line-2"
              style={{ background, color: decisions[key] }}
            >
              <Icon strokeWidth={2} className="size-3.5" />
              {/* A picture of what a report says, not a text of this page. */}
              <svg width="46" height="20" fill="currentColor" className="text-14 font-semibold">
                <text y="15" style={{ fontFamily: `'${font}', 'Segoe UI', var(--font-sans)` }}>
                  {sample}
                </text>
              </svg>
            </span>
          ))}
        </div>
      </PanelSection>
      <PanelSection title="Gradient">
        <DecisionRows group="scale" />
        <div aria-hidden="true">
          <div
            className="mt-2 h-7 rounded-6 inset-ring inset-ring-text/14"
            style={{
              background: `linear-gradient(to right, ${[minimum, center, maximum].filter(Boolean).join(', ')})`,
            }}
          />
          <div className="mt-1 flex justify-between text-12 text-muted tabular-nums">
            <span>{LEAST.toFixed(1)}</span>
            {center !== null && <span>{((LEAST + MOST) / 2).toFixed(2)}</span>}
            <span>{MOST.toFixed(1)}</span>
          </div>
          <div className="mt-2 grid grid-cols-5 gap-px overflow-hidden rounded-6 bg-line-2 inset-ring inset-ring-line-2">
            {CELLS.map((value) => (
              <span
                key={value}
                className="grid h-6 place-items-center text-12 tabular-nums"
                style={computeCellStyle(scale(value), decisions.firstLevel, background)}
              >
                {value.toFixed(1)}
              </span>
            ))}
          </div>
        </div>
        <div className="mt-1">
          <SwitchRow
            label="Centre colour"
            checked={center !== null}
            onChange={(on) =>
              decide({ center: on ? scaleColor([minimum, null, maximum], 0.5) : null })
            }
          />
        </div>
      </PanelSection>
      <PanelSection title="Missing values">
        <DecisionRows group="missing" />
      </PanelSection>
      <IconsSection />
    </>
  );
}

/** Returns the colour at a share of a colour scale, as Power BI blends it. */
function scaleColor([least, middle, most]: [string, string | null, string], share: number): string {
  if (middle === null) return toHex(mix(parseHex(least), parseHex(most), share));
  return share < 0.5
    ? toHex(mix(parseHex(least), parseHex(middle), share * 2))
    : toHex(mix(parseHex(middle), parseHex(most), share * 2 - 1));
}

/** Numbers in a cell are the theme's words, or its ground where those would sink. */
function computeCellStyle(ground: string, words: string, card: string) {
  return {
    background: ground,
    color: computeContrast(words, ground) >= computeContrast(card, ground) ? words : card,
  };
}
