import { describe, expect, test } from 'vitest';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import {
  expectValidScene,
  EDGE_CASE_VALUES,
  createEdgeCaseName,
  findShapes,
  listPaints,
  listShapes,
  SIZES,
  listWords,
} from '../testing/scenes';
import { createSettingsChanger } from '../testing/settings';
import type { ForecastPoint } from './data';
import { analyseData } from './analyse';
import { drawForecast } from './draw';
import { sayInEnglish, type ForecastInput } from './input';
import { findPlace } from './model/series';
import { createNumberWriter, buildTooltip } from './numbers';
import { readForecastSettings } from './settings';

/** Four years of months with a season, a trend and a little noise. */
const MONTHS = Array.from({ length: 48 }, (_, i): ForecastPoint => {
  const date = new Date(2022, i, 1);
  const noise = ((i * 7919) % 13) - 6;
  return { date, label: `${i}`, value: 200 + i * 2 + 30 * Math.sin((i / 6) * Math.PI) + noise };
});
const BROKEN = MONTHS.map((point, i) => (i === 30 ? { ...point, value: 20 } : point));

/** Values on these days of the week from Monday, 5 January 2026. */
const createWorkdays = (week: readonly number[], count: number) =>
  Array.from({ length: count }, (_, i): ForecastPoint => {
    const place = i % week.length;
    const date = new Date(2026, 0, 5 + Math.floor(i / week.length) * 7 + (week[place] ?? 0));
    return { date, label: `${i}`, value: 200 + place * 24 + ((i * 37) % 11) };
  });

/** Values by the hour from 15:00 on 2 March 2026, with busy afternoons and quiet weekends. */
const createHours = (count: number) =>
  Array.from({ length: count }, (_, i): ForecastPoint => {
    const date = new Date(2026, 2, 2, 15 + i);
    const ofDay = Math.sin(((date.getHours() - 9) / 12) * Math.PI) * 30;
    const isQuiet = date.getDay() % 6 === 0;
    return { date, label: `${i}`, value: 200 + ofDay - (isQuiet ? 60 : 0) + ((i * 37) % 11) };
  });

function createInput(
  points: readonly ForecastPoint[],
  changes: Partial<ForecastInput> = {},
): ForecastInput {
  return {
    data: {
      names: { axis: 'Month', value: 'Demand' },
      points,
      format: '#,0',
      dateFormat: 'MMM yy',
      today: new Date(2025, 11, 20),
      isCut: false,
    },
    settings: readForecastSettings(),
    size: { width: 640, height: 320 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    ...changes,
  };
}
const draw = (points: readonly ForecastPoint[], changes: Partial<ForecastInput> = {}) =>
  drawForecast(createInput(points, changes));

const settingsWith = createSettingsChanger(readForecastSettings());

describe('forecast and outliers', () => {
  test('only a drawn forecast or outlier needs a licence', () => {
    const listPaidFeatures = (
      points: readonly ForecastPoint[],
      settings = readForecastSettings(),
    ) => draw(points, { settings }).paid;
    expect(listPaidFeatures(MONTHS)).toEqual(['forecast']);
    expect(listPaidFeatures(BROKEN)).toEqual(['forecast', 'outliers']);
    expect(listPaidFeatures(MONTHS.slice(0, 3))).toEqual([]);
    expect(listPaidFeatures(MONTHS.map((point) => ({ ...point, value: null })))).toEqual([]);
    const marks = readForecastSettings({ forecast: { show: false } });
    expect(listPaidFeatures(BROKEN, marks)).toEqual(['outliers']);
    expect(listPaidFeatures(MONTHS, marks)).toEqual([]);
  });

  test('hide the values beside their hairlines if the author switches them off', () => {
    const hidden = draw(MONTHS, { settings: settingsWith('line', { labels: false }) });
    expect(findShapes(draw(MONTHS), 'value-0')).toHaveLength(1);
    expect(findShapes(hidden, 'value-0')).toHaveLength(0);
    expect(findShapes(hidden, 'tick-0')).toHaveLength(1);
    expectValidScene(hidden);
  });

  test('draw a line, and a year with three ranges after it', () => {
    const scene = draw(MONTHS);
    for (const key of ['actual', 'ahead', 'range-95', 'range-80', 'range-50', 'today']) {
      expect(findShapes(scene, key)).toHaveLength(1);
    }
    expect(analyseData(createInput(MONTHS)).ahead.slice(0, 2)).toEqual(['Jan 26', 'Feb 26']);
    expect(analyseData(createInput(MONTHS)).ahead).toHaveLength(12);
    expect(scene.label).toMatch(/^Demand by Month, 48 values\. Expected for Dec 26: 2\d\d\.$/);
  });

  test('mark a value below its range where it happens, with the word', () => {
    const scene = draw(BROKEN);
    expect(findShapes(scene, 'outlier')).toHaveLength(1);
    expect(listWords(scene)).toContain('Below range');
    expect(analyseData(createInput(BROKEN)).forecast?.outliers).toEqual([
      { index: 30, isAbove: false },
    ]);
  });

  test('the word at a mark stays readable over lines', () => {
    const [word] = findShapes(draw(BROKEN), 'outlier-word');
    expect(word?.attributes).toMatchObject({ stroke: LIGHT.background, paintOrder: 'stroke' });
  });

  test('are hardly moved by an outlier', () => {
    const forecastMeans = (points: readonly ForecastPoint[]) =>
      analyseData(createInput(points)).forecast?.moments.map(({ mean }) => mean) ?? [];
    const [clean, broken] = [forecastMeans(MONTHS), forecastMeans(BROKEN)];
    clean.forEach((mean, i) => expect(Math.abs(mean - (broken[i] ?? 0))).toBeLessThan(20));
  });

  test('ranges widen, and each contains the next', () => {
    const moments = analyseData(createInput(MONTHS)).forecast?.moments ?? [];
    const widths = moments.map(({ ranges }) => ranges.map(({ low, high }) => high - low));
    for (const [half = 0, most = 0, nearly = 0] of widths) {
      expect(half).toBeLessThan(most);
      expect(most).toBeLessThan(nearly);
    }
    expect(widths.at(-1)?.[2]).toBeGreaterThan(widths[0]?.[2] ?? Infinity);
  });

  test('accept dates in any order and missing months', () => {
    const shuffled = MONTHS.toSorted((a, b) => (Number(a.label) % 7) - (Number(b.label) % 7));
    const { series } = analyseData(createInput(shuffled));
    expect(series.values).toEqual(MONTHS.map(({ value }) => value));
    const gaps = analyseData(createInput(MONTHS.filter((_, i) => i !== 5 && i !== 20)));
    expect(gaps.series.values[5]).toBeNull();
    expect(gaps.series.labels[5]).toBe('Jun 22');
    expect(gaps.series.values).toHaveLength(48);
    expect(gaps.forecast?.moments).toHaveLength(12);
  });

  test('find the weekly season of two years of days', () => {
    const days = Array.from({ length: 730 }, (_, i): ForecastPoint => {
      const weekend = i % 7 > 4 ? -40 : 0;
      return { date: new Date(2024, 0, 1 + i), label: `${i}`, value: 200 + weekend + (i % 5) };
    });
    const { series, forecast, ahead } = analyseData(createInput(days));
    expect(series.step).toEqual({ unit: 'day', count: 1 });
    expect(forecast?.model.season).toBe(7);
    expect(ahead).toHaveLength(7);
    expectValidScene(draw(days));
    // Names of days leave room for one another.
    const names = draw(days).shapes[0]?.children?.filter(({ key }) => key.startsWith('name-'));
    expect(names?.length).toBeLessThan(16);
  });

  test('a series of working days has no gaps for weekends, and its forecast skips them', () => {
    const start = new Date(2026, 0, 5);
    const days = createWorkdays([0, 1, 2, 3, 4], 80);
    const { series, ahead } = analyseData(createInput(days));
    expect(start.getDay()).toBe(1);
    expect(series.step).toEqual({ unit: 'weekday', count: 1, days: [0, 1, 2, 3, 4] });
    expect(series.values).toHaveLength(80);
    expect(series.values).not.toContain(null);
    const path = String(findShapes(draw(days), 'actual')[0]?.attributes.d);
    expect(path.match(/M/g)).toHaveLength(1);
    const input = createInput(days);
    const named10 = analyseData({ ...input, data: { ...input.data, dateFormat: 'ddd' } }).ahead;
    expect(named10).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(ahead).toHaveLength(5);
  });

  test('the line of working days goes on over a holiday, but not over a blank value', () => {
    const days = createWorkdays([0, 1, 2, 3, 4], 80);
    const withHoliday = days.filter((_, i) => i !== 33);
    expect(analyseData(createInput(withHoliday)).series.values[33]).toBeNull();
    const withBlank = days.map((day, i) => (i === 33 ? { ...day, value: null } : day));
    const countParts = (points: readonly ForecastPoint[]) =>
      String(findShapes(draw(points), 'actual')[0]?.attributes.d).match(/M/g)?.length;
    expect([countParts(withHoliday), countParts(withBlank)]).toEqual([1, 2]);
  });

  test.each([
    ['Sunday to Thursday', [0, 1, 2, 3, 6]],
    ['Monday to Saturday', [0, 1, 2, 3, 4, 5]],
    ['Monday, Wednesday and Friday', [0, 2, 4]],
  ])('a week from %s has no gaps, and its forecast skips the days off', (_, week) => {
    const days = createWorkdays(week, 60);
    const { series, forecast } = analyseData(createInput(days));
    expect(series.values).toEqual(days.map(({ value }) => value));
    expect(forecast?.model.season).toBe(week.length);
    const input = createInput(days);
    const { ahead } = analyseData({ ...input, data: { ...input.data, dateFormat: 'ddd' } });
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    expect(ahead).toHaveLength(week.length);
    expect(new Set(ahead)).toEqual(new Set(week.map((day) => names[day])));
  });

  test('days that miss one weekend by chance are a series of days', () => {
    const days = Array.from({ length: 9 }, (_, i): ForecastPoint => {
      const date = new Date(2026, 0, 6 + i);
      return { date, label: `${i}`, value: 100 + ((i * 7) % 5) };
    }).filter((_, i) => i !== 5);
    expect(analyseData(createInput(days)).series.step).toEqual({ unit: 'day', count: 1 });
  });

  test('hairlines have exact names, for tiny values too', () => {
    const createYears = (scale: number) =>
      Array.from({ length: 15 }, (_, i): ForecastPoint => {
        const value = (1000 + 40 * i + ((i * 7) % 5)) * scale;
        return { date: null, label: `${2010 + i}`, value };
      });
    const listTicks = (scale: number) =>
      listShapes(draw(createYears(scale)))
        .filter(({ key }) => key.startsWith('value-'))
        .map(({ text = '' }) => text);
    for (const scale of [1, 1e-3, 1e-9, 1e-14, 1e6]) {
      const numbers = listTicks(scale).map((text) => Number.parseFloat(text.replace(',', '')));
      const steps = numbers
        .slice(1)
        .map((number, i) => (number - (numbers[i] ?? 0)).toPrecision(6));
      expect(numbers.length).toBeGreaterThan(2);
      expect(new Set(steps).size).toBe(1);
    }
  });

  test('leave out rows without a date', () => {
    const blank = { label: '(Blank)', date: null, value: 5000 };
    const { series, forecast } = analyseData(createInput([blank, ...MONTHS]));
    expect(series.values).toEqual(MONTHS.map(({ value }) => value));
    expect(series.rows[0]).toBe(1);
    expect(forecast?.model.season).toBe(12);
  });

  test.each([
    ['days', (i: number) => new Date(2024, 0, 1 + i), 7],
    ['weeks', (i: number) => new Date(2024, 0, 1 + 7 * i), 52],
    ['quarters', (i: number) => new Date(2024, 3 * i, 1), 4],
    ['ends of months', (i: number) => new Date(2024, i + 1, 0), 12],
    ['years', (i: number) => new Date(2000 + i, 0, 1), 1],
  ])('know the season of %s', (_, dateOf, season) => {
    const points = Array.from({ length: 130 }, (_, i) => ({
      label: '',
      date: dateOf(i),
      value: 100 + 20 * Math.sin((2 * Math.PI * i) / season) + i,
    }));
    const { series, forecast } = analyseData(createInput(points));
    expect(series.step).not.toBeNull();
    expect(forecast?.model.season ?? 0).toBe(season === 1 ? 0 : season);
    expect(series.values).toHaveLength(130);
  });

  test('leave out the forecast of a series that is too short, and say so', () => {
    const scene = draw(MONTHS.slice(0, 5));
    expect(findShapes(scene, 'ahead')).toEqual([]);
    const sentence = 'A forecast needs 8 values or more; there are 5.';
    expect(scene.label).toContain(sentence);
    expect(listWords(scene)).toContain(sentence);
    expect(findShapes(scene, 'actual')).toHaveLength(1);
    const narrow = draw(MONTHS.slice(0, 5), { size: { width: 200, height: 160 } });
    expect(listWords(narrow).slice(-2).join(' ')).toBe(sentence);
  });

  test('say how many values a season needs', () => {
    const weeks = Array.from({ length: 60 }, (_, i): ForecastPoint => {
      return { date: new Date(2025, 0, 6 + 7 * i), label: `${i}`, value: 200 + ((i * 37) % 11) };
    });
    const sentence = 'No season: that needs 104 values or more; there are 60.';
    expect(listWords(draw(weeks))).toContain(sentence);
    expect(draw(weeks).label).toContain(sentence);
    const none = settingsWith('forecast', { season: 0 });
    expect(listWords(draw(weeks, { settings: none }))).not.toContain(sentence);
    expect(findShapes(draw(MONTHS), 'remark-0')).toEqual([]);
  });

  test('two years of weeks have the season of a year', () => {
    const weeks = Array.from({ length: 104 }, (_, i): ForecastPoint => {
      const value = 500 + 120 * Math.sin((2 * Math.PI * i) / 52) + ((i * 37) % 23);
      return { date: new Date(2024, 0, 1 + 7 * i), label: `${i}`, value };
    });
    const { forecast, shortage } = analyseData(createInput(weeks));
    expect([forecast?.model.season, forecast?.moments.length, shortage]).toEqual([52, 52, null]);
    forecast?.moments.forEach(({ mean }, i) => {
      const expected = 511 + 120 * Math.sin((2 * Math.PI * i) / 52);
      expect(Math.abs(mean - expected)).toBeLessThan(25);
    });
  });

  test('hours have the season of a day, and from two weeks on that of a week', () => {
    const day = analyseData(createInput(createHours(5 * 24)));
    expect(day.series.step).toEqual({ unit: 'minute', count: 60 });
    expect([day.forecast?.model.season, day.forecast?.moments.length]).toEqual([24, 24]);
    const hours = createHours(5 * 7 * 24 + 10);
    const { forecast, start } = analyseData(createInput(hours.slice(0, 4 * 7 * 24)));
    expect([forecast?.model.season, forecast?.moments.length]).toEqual([168, 168]);
    const misses = (forecast?.moments ?? []).map(({ mean }, i) =>
      Math.abs(mean - (hours[start + i]?.value ?? 0)),
    );
    expect(Math.max(...misses)).toBeLessThan(20);
    expectValidScene(draw(hours));
  });

  test('hours keep their places when summer time begins', () => {
    const before = process.env.TZ;
    process.env.TZ = 'Europe/Berlin';
    try {
      // The clock goes from 2 to 3 on 29 March: the browser's 2 and 3 are the same moment.
      const hours = Array.from({ length: 96 }, (_, i): ForecastPoint => {
        return { date: new Date(2026, 2, 27, i), label: `${i}`, value: i % 24 };
      });
      const { series } = analyseData(createInput(hours));
      expect(series.values).toEqual(hours.map(({ value }) => value));
      expect(series.step).toEqual({ unit: 'minute', count: 60 });
    } finally {
      process.env.TZ = before;
    }
  });

  test('years have three ahead, or as many as the author chooses', () => {
    const years = Array.from({ length: 20 }, (_, i): ForecastPoint => {
      return { date: new Date(2006 + i, 0, 1), label: `${2006 + i}`, value: 200 + 9 * i };
    });
    const nameAhead = (moments: number) => {
      const settings = settingsWith('forecast', { moments });
      const input = createInput(years, { settings });
      return analyseData({ ...input, data: { ...input.data, dateFormat: 'yyyy' } }).ahead;
    };
    expect(nameAhead(0)).toEqual(['2026', '2027', '2028']);
    expect(nameAhead(5)).toHaveLength(5);
  });

  test('leave out unfinished periods, and forecast them', () => {
    const unfinished = MONTHS.map((point, i) => (i > 45 ? { ...point, value: 40 } : point));
    const settings = settingsWith('forecast', { unfinished: 2 });
    const input = createInput(unfinished, { settings });
    const analysis = analyseData(input);
    const plain = analyseData(createInput(MONTHS.slice(0, 46)));
    expect(analysis.forecast).toEqual(plain.forecast);
    expect(analysis.ahead).toHaveLength(10);
    const scene = draw(unfinished, { settings });
    expect(findShapes(scene, 'unfinished')).toHaveLength(2);
    expect(String(findShapes(scene, 'actual')[0]?.attributes.d).split('L')).toHaveLength(46);
    const rows = buildTooltip(input, analysis, 47, createNumberWriter(input));
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Demand, unfinished', 'Expected']);
    expect(rows[0]?.value).toBe('40');
    expectValidScene(scene);
  });

  test('forecast from the last value if dates behind it are blank', () => {
    const year = Array.from({ length: 12 }, (_, i): ForecastPoint => {
      return { date: new Date(2026, i, 1), label: `${48 + i}`, value: null };
    });
    const { forecast, ahead, start } = analyseData(createInput([...MONTHS, ...year]));
    expect(forecast).toEqual(analyseData(createInput(MONTHS)).forecast);
    expect([start, ahead]).toEqual([48, []]);
  });

  test('the widest range holds as many percent as the author chooses', () => {
    const measureWidth = (confidence: number) => {
      const settings = settingsWith('forecast', { confidence });
      const { forecast } = analyseData(createInput(MONTHS, { settings }));
      const [range] = forecast?.moments.map(({ ranges }) => ranges[2]) ?? [];
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    const widths = [80, 90, 95, 99, 99.5].map(measureWidth);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    const drawAt = (confidence: number) =>
      listShapes(draw(MONTHS, { settings: settingsWith('forecast', { confidence }) }))
        .map(({ key }) => key)
        .filter((key) => key.startsWith('range-'));
    expect(drawAt(99)).toEqual(['range-99', 'range-80', 'range-50']);
    // A narrower range that is as wide is left out.
    expect(drawAt(80)).toEqual(['range-80', 'range-50']);
    expect(drawAt(60)).toEqual(['range-60', 'range-50']);
  });

  test.each([
    ['in the last month with a value', new Date(2025, 11, 31, 23), 47],
    ['in the forecast', new Date(2026, 2, 1), 50],
    ['long ago', new Date(2022, 0, 9), 0],
    ['behind the forecast', new Date(2027, 0, 1), null],
    ['before the first value', new Date(2021, 11, 31), null],
  ])('today has its line on today: %s', (_, today, place) => {
    const input = createInput(MONTHS);
    const scene = drawForecast({ ...input, data: { ...input.data, today } });
    const [line] = findShapes(scene, 'today');
    const reach = findShapes(scene, 'reach')[place ?? 0]?.attributes;
    const middle = Number(reach?.x) + Number(reach?.width) / 2;
    if (place === null) expect(line).toBeUndefined();
    else expect(Math.abs(Number(line?.attributes.x1) - middle)).toBeLessThan(0.2);
  });

  test('today is in the month or quarter that ends on a date', () => {
    const ends = MONTHS.map((point, i) => ({ ...point, date: new Date(2022, i + 1, 0) }));
    const { series } = analyseData(createInput(ends));
    expect(findPlace(series, new Date(2022, 1, 28), 48)).toBe(1);
    expect(findPlace(series, new Date(2022, 2, 1), 48)).toBe(2);
    const days = analyseData(createInput(createWorkdays([0, 1, 2, 3, 4], 80))).series;
    // Saturday, 10 January 2026.
    expect(findPlace(days, new Date(2026, 0, 10, 12), 80)).toBe(4);
  });

  test('describe a future moment with its ranges', () => {
    const input = createInput(MONTHS);
    const analysis = analyseData(input);
    const rows = buildTooltip(input, analysis, 48, createNumberWriter(input));
    expect(rows.map(({ name }) => name)).toEqual([
      ...['Expected', 'Range of 95%', 'Range of 80%', 'Range of 50%'],
    ]);
  });

  test('leave out parts that are switched off', () => {
    const off = settingsWith('forecast', { show: false });
    expect(findShapes(draw(MONTHS, { settings: off }), 'ahead')).toEqual([]);
    const narrow = settingsWith('forecast', { nearly: false });
    expect(findShapes(draw(MONTHS, { settings: narrow }), 'range-95')).toEqual([]);
    const quiet = settingsWith('outliers', { show: false });
    expect(findShapes(draw(BROKEN, { settings: quiet }), 'outlier')).toEqual([]);
  });

  test('use two colours in high contrast and are mirrored from right to left', () => {
    expect(listPaints(draw(BROKEN, { palette: HIGH_CONTRAST }))).toEqual([
      ...['#000000', '#ffff00', 'none', 'transparent'],
    ]);
    const [first, second] = findShapes(draw(MONTHS, { locale: 'ar' }), 'reach');
    expect(Number(first?.attributes.x)).toBeGreaterThan(Number(second?.attributes.x));
  });

  test('say what to do if there is nothing to draw', () => {
    expect(listWords(draw([]))).toEqual(['No data. Check the filters on this page.']);
  });

  test.each(EDGE_CASE_VALUES)('draw %s at every size', (_, values) => {
    const points = values.map((value, i) => ({
      label: createEdgeCaseName(i),
      date: new Date(2020, i, 1),
      value,
    }));
    for (const size of SIZES) expectValidScene(draw(points, { size }));
    const words = points.map((point) => ({ ...point, date: null }));
    expectValidScene(draw(words));
  });
});
