import type { FlexaVisualName } from '@flexa/license/flexa';
import type { StoredSettings } from '@flexa/visuals/settings';

/** Data that a card needs besides the sample of its visual. */
type Needs = 'panels' | 'comments' | 'forecast' | 'statement' | 'many' | 'large totals' | 'one';

/** Settings that show what the options of a card do. */
export interface OptionExample {
  changed: StoredSettings[string];
  /** Settings of other cards in both pictures. */
  beside?: StoredSettings;
  needs?: Needs;
}

const PINK = { solid: { color: '#b0156e' } };
const TEAL = { solid: { color: '#0b6b75' } };
const TEXT: OptionExample = {
  changed: { fontSize: 12, color: TEAL, displayUnits: 'thousands', decimals: 0 },
};
const COMMENTS: OptionExample = { changed: { place: 'none', color: PINK }, needs: 'comments' };
const PANELS: OptionExample = { changed: { columns: 1, scale: 'own' }, needs: 'panels' };

/** An example of every card of every visual but the licence key. */
export const OPTION_EXAMPLES: Readonly<
  Record<FlexaVisualName, Readonly<Record<string, OptionExample>>>
> = {
  'variance-columns': {
    columns: { changed: { color: TEAL, gap: 10, labels: false } },
    plan: { changed: { show: false } },
    previous: { changed: { show: false } },
    forecast: { changed: { color: PINK }, needs: 'forecast' },
    notation: { changed: { style: 'scenarios' }, needs: 'forecast' },
    variance: { changed: { kind: 'percent', reference: 'previous', height: 50 } },
    scale: { changed: { max: 200_000_000 } },
    panels: PANELS,
    axis: { changed: { show: false } },
    legend: { changed: { show: false } },
    comments: COMMENTS,
    text: TEXT,
  },
  'bullet-list': {
    bars: { changed: { color: TEAL, height: 80 } },
    target: { changed: { color: PINK } },
    ranges: { changed: { show: false } },
    values: { changed: { kind: 'difference' } },
    rows: { changed: { order: 'best', height: 36, names: 15 } },
    scale: { changed: { max: 20_000_000 } },
    panels: PANELS,
    comments: COMMENTS,
    text: TEXT,
  },
  bridge: {
    bars: { changed: { direction: 'rows', color: TEAL, gap: 10 } },
    connectors: { changed: { show: false } },
    rest: { changed: { keep: 3 }, needs: 'many' },
    notation: { changed: { start: 'plan', end: 'forecast' } },
    difference: { changed: { show: true } },
    scale: { changed: { break: 'auto' }, needs: 'large totals' },
    panels: PANELS,
    axis: { changed: { show: false } },
    comments: COMMENTS,
    text: TEXT,
  },
  'key-figure': {
    figure: { changed: { of: 'sum', size: 'large', color: TEAL }, needs: 'one' },
    change: { changed: { kind: 'both', sense: 'less' } },
    line: { changed: { show: false }, needs: 'one' },
    grid: { changed: { columns: 1, gap: 4, frame: false } },
    text: TEXT,
  },
  table: {
    rows: { changed: { height: 22, lines: false, folded: true } },
    header: { changed: { color: PINK } },
    total: { changed: { place: 'above' } },
    variance: { changed: { kind: 'absolute' }, needs: 'statement' },
    bars: { changed: { width: 90, sense: 'less', labels: false } },
    sparklines: { changed: { width: 60, color: PINK } },
    colors: {
      changed: { paint: 'background', rules: 'Net sales > 8000000: #cde8d5' },
    },
    comments: COMMENTS,
    text: TEXT,
  },
  forecast: {
    line: { changed: { color: TEAL, labels: false } },
    forecast: { changed: { moments: 24, confidence: 80, half: false } },
    outliers: { changed: { color: PINK, limit: 'seldom' } },
    axis: { changed: { zero: true } },
    text: TEXT,
  },
};
