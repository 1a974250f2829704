import { formatDate } from '../format/date-format';
import type { ForecastData } from './data';
import type { ForecastInput } from './input';
import { forecast, type Forecast } from './model/forecast';
import { addSteps, findSeason, createSeries, type Series } from './model/series';
import type { ForecastSettings } from './settings';

/** The series to draw, with the model's results. */
export interface Analysis {
  series: Series;
  /** Null where it is not asked for, or the series is too short. */
  forecast: Forecast | null;
  /** Names of the moments ahead. */
  ahead: readonly string[];
  /** True if a forecast was asked for that can't be made. */
  isTooShort: boolean;
}

/** Deviations beyond which a value is an outlier. */
const LIMITS = { seldom: 1.96, rare: 3, extreme: 4 } as const;
const USUAL_MOMENTS = 12;

type AnalysisInput = Pick<ForecastInput, 'data' | 'settings' | 'locale'>;

let last: { asked: string; analysis: Analysis } | undefined;

/**
 * The analysis of data, made once until data or options change: selecting, resizing and other sizes
 * on a page draw again, and fitting is what takes time.
 */
export function analyseData({ data, settings, locale }: AnalysisInput): Analysis {
  const { forecast: ahead, outliers } = settings;
  const points = data.points.map(({ date, label, value }) => [date?.getTime(), label, value]);
  const options = [ahead, outliers.show, outliers.limit, locale, data.dateFormat];
  const asked = JSON.stringify([options, points]);
  if (last?.asked === asked) return last.analysis;
  const analysis = analyse(data, settings, locale);
  last = { asked, analysis };
  return analysis;
}

function analyse(data: ForecastData, settings: ForecastSettings, locale: string): Analysis {
  const formatMoment = (date: Date) => formatDate(date, data.dateFormat, locale);
  const values = data.points.map((point) => ({
    ...point,
    value: point.value !== null && Number.isFinite(point.value) ? point.value : null,
  }));
  const series = createSeries(values, formatMoment);
  const { show, moments, season } = settings.forecast;
  const { show: marks, limit } = settings.outliers;
  if (!show && !marks) return { series, forecast: null, ahead: [], isTooShort: false };
  const length = season < 0 ? findSeason(series.step) : Math.round(season);
  const count = show ? Math.round(moments) || length || USUAL_MOMENTS : 0;
  const made = forecast(series.values, {
    season: length,
    moments: count,
    outlierAt: marks ? LIMITS[limit] : Infinity,
  });
  const { step, last } = series;
  const ahead = Array.from({ length: made ? count : 0 }, (_, i) =>
    step && last ? formatMoment(addSteps(last, step, i + 1)) : `+${i + 1}`,
  );
  return { series, forecast: made, ahead, isTooShort: show && made === null };
}
