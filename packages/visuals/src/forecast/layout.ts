import { createTickWriter } from '../format/text-numbers';
import { isRightToLeft } from '../scene/input';
import { computeExtent, createScaleBetween, type Scale } from '../scene/scale';
import { toPixels } from '../scene/word-shape';
import { listTicksBetween } from '../scene/ticks';
import { estimateWidth, wrapWords } from '../scene/words';
import { NARROWER, type Analysis } from './analyse';
import type { ForecastInput } from './input';

export interface ForecastLayout {
  fontSize: number;
  line: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Between neighbours along the axis. */
  step: number;
  isMirrored: boolean;
  x(place: number): number;
  y: Scale;
  /** Hairlines; their text is empty where values are hidden. */
  ticks: readonly { at: number; text: string }[];
  /** True if moments are named below. */
  hasNames: boolean;
  /** Lines of the sentence about a series that is too short; none if there is no room. */
  remarks: readonly string[];
}

/** Ranges shown, the widest first, with their place among those of a moment. */
export function listRanges({ settings: { forecast } }: Pick<ForecastInput, 'settings'>) {
  const { half, most, nearly, confidence } = forecast;
  const [middle, wide] = NARROWER;
  const shown = [
    { index: 2, percent: confidence, isShown: nearly },
    { index: 1, percent: wide, isShown: most && !(nearly && wide >= confidence) },
    { index: 0, percent: middle, isShown: half && !(nearly && middle >= confidence) },
  ];
  return shown.filter(({ isShown }) => isShown);
}

/** Every number that has to be inside the drawing. */
export function listAmounts({ series, forecast }: Analysis, input: ForecastInput): number[] {
  const [widest] = listRanges(input);
  const ahead = (input.settings.forecast.show ? (forecast?.moments ?? []) : []).flatMap(
    ({ mean, ranges }) => {
      const range = widest && ranges[widest.index];
      return range ? [mean, range.low, range.high] : [mean];
    },
  );
  return [...series.values.filter((value) => value !== null), ...ahead];
}

export function computeLayout(input: ForecastInput, analysis: Analysis): ForecastLayout {
  const { data, settings, size, locale } = input;
  const fontSize = toPixels(settings.text.fontSize);
  const line = Math.round(fontSize * 1.5);
  const isSmall = size.width < fontSize * 14 || size.height < line * 6;
  const edge = isSmall ? 3 : 8;
  const hasNames = settings.axis.show && !isSmall;

  const extent = computeExtent(listAmounts(analysis, input));
  const wanted = settings.axis.zero
    ? { low: Math.min(0, extent.low), high: Math.max(0, extent.high) }
    : extent;
  const sentence = describeShortage(input, analysis);
  const remarks =
    sentence === null || isSmall ? [] : wrapWords(sentence, size.width - 2 * edge, fontSize, 2);
  const top = edge + (isSmall ? 0 : line) + remarks.length * line;
  const bottom = Math.max(top + 1, size.height - edge - (hasNames ? line : 0));
  const y = createScaleBetween(wanted, top + 4, Math.max(top + 5, bottom - 4));
  const ticks = hasNames
    ? listTicksBetween(wanted.low, wanted.high, Math.max(1, (bottom - top) / (line * 2.5)))
    : [];
  const { labels } = settings.line;
  const amount = createTickWriter(data.format, settings.text, locale, ticks);
  const written = ticks.map((value) => ({ at: y(value), text: labels ? amount(value) : '' }));
  const widest = written.reduce(
    (most, { text }) => Math.max(most, estimateWidth(text, fontSize)),
    0,
  );
  const beside = widest > 0 && widest < size.width / 3 ? widest + 8 : 0;

  const count = analysis.series.values.length + analysis.ahead.length;
  const isMirrored = isRightToLeft(locale);
  const left = edge + (isMirrored ? 0 : beside);
  const right = Math.max(left + 1, size.width - edge - (isMirrored ? beside : 0));
  const step = (right - left) / Math.max(1, count);
  const computeOffset = (place: number) => (place + 0.5) * step;
  return {
    fontSize,
    line,
    left,
    right,
    top,
    bottom,
    step,
    isMirrored,
    y,
    hasNames,
    remarks,
    ticks: beside > 0 || !labels ? written : [],
    x: (place) => (isMirrored ? right - computeOffset(place) : left + computeOffset(place)),
  };
}

/** The sentence about a series that is too short. */
export function describeShortage(
  { say }: Pick<ForecastInput, 'say'>,
  { shortage }: Analysis,
): string | null {
  if (!shortage) return null;
  const { kind, needed, count } = shortage;
  return say(kind === 'forecast' ? 'State_Short' : 'State_NoSeason', needed, count);
}
