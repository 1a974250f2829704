import { formatDate } from '../format/date-format';
import type { ForecastData } from './data';
import type { ForecastInput } from './input';
import { countNeeded } from './model/fit';
import { forecast, type Forecast } from './model/forecast';
import { listSeasons, listWeeks, NO_SEASON, type Season } from './model/season';
import {
  addSteps,
  countInDay,
  createSeries,
  findPlaceInDay,
  findSeason,
  type Series,
} from './model/series';
import type { ForecastSettings } from './settings';

/** The series to draw, with the model's results. */
export interface Analysis {
  series: Series;
  /** Null where it is not asked for, or the series is too short. */
  forecast: Forecast | null;
  /** The place of the first moment that is forecast: behind the last value that counts. */
  start: number;
  /** Names of the moments behind those of the data. */
  ahead: readonly string[];
  /** The lack of values for a forecast or a season. */
  shortage: Shortage | null;
}

interface Shortage {
  kind: 'forecast' | 'season';
  /** Values that it needs, and those that there are. */
  needed: number;
  count: number;
}

/** Deviations beyond which a value is an outlier. */
const LIMITS = { seldom: 1.96, rare: 3, extreme: 4 } as const;
const USUAL_MOMENTS = 12;
/** Years ahead, which have no season. */
const USUAL_YEARS = 3;
/** The narrower ranges, in percent; the widest is the author's. */
export const NARROWER = [50, 80] as const;

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
  const { show, moments, confidence, unfinished } = settings.forecast;
  const { show: marks, limit } = settings.outliers;
  // Dates without a value behind the last one belong to the future.
  const valued = series.values.findLastIndex((value) => value !== null) + 1;
  const start = Math.max(0, valued - Math.round(unfinished));
  if (!show && !marks) return { series, forecast: null, start, ahead: [], shortage: null };

  const past = series.values.slice(0, start);
  const count = past.filter((value) => value !== null).length;
  const { seasons, shortage } = chooseSeasons(series, settings.forecast.season, count);
  const length = Math.max(0, ...seasons.map((season) => season.length));
  const usual = isYearly(series) ? USUAL_YEARS : USUAL_MOMENTS;
  const wanted = show ? Math.round(moments) || length || usual : 0;
  const made = forecast(past, {
    seasons,
    moments: wanted,
    percents: [...NARROWER, confidence],
    outlierAt: marks ? LIMITS[limit] : Infinity,
  });
  const { step, last } = series;
  const behind = Math.max(0, start + wanted - series.values.length);
  const ahead = Array.from({ length: made ? behind : 0 }, (_, i) =>
    step && last ? formatMoment(addSteps(last, step, i + 1)) : `+${i + 1}`,
  );
  const isTooShort = show && made === null;
  const needed = countNeeded(NO_SEASON);
  return {
    series,
    forecast: made,
    start,
    ahead,
    shortage: isTooShort ? { kind: 'forecast', needed, count } : show ? shortage : null,
  };
}

const isYearly = ({ step }: Series) => step?.unit === 'month' && step.count % 12 === 0;

/** The seasons to try: the author's, or those of the dates. Two of each have to be there. */
function chooseSeasons(
  series: Series,
  chosen: number,
  count: number,
): { seasons: readonly Season[]; shortage: Shortage | null } {
  const isByDates = chosen < 0;
  const length = isByDates ? findSeason(series.step) : Math.round(chosen);
  if (length < 2) return { seasons: [], shortage: null };
  const day = isByDates ? countInDay(series.step) : 0;
  const all = [...listSeasons(length), ...listWeeks(day, findPlaceInDay(series))];
  const seasons = all.filter((season) => count >= countNeeded(season));
  const needed = Math.min(...all.map(countNeeded));
  return { seasons, shortage: seasons.length > 0 ? null : { kind: 'season', needed, count } };
}
