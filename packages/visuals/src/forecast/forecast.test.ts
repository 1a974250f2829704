import { describe, expect, test } from 'vitest';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import {
  expectSound,
  HARD_VALUES,
  createHardName,
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
import { createNumberWriter, buildTooltip } from './numbers';
import { readForecastSettings } from './settings';

/** Four years of months with a season, a trend and a little noise. */
const MONTHS = Array.from({ length: 48 }, (_, i): ForecastPoint => {
  const date = new Date(2022, i, 1);
  const noise = ((i * 7919) % 13) - 6;
  return { date, label: `${i}`, value: 200 + i * 2 + 30 * Math.sin((i / 6) * Math.PI) + noise };
});
const BROKEN = MONTHS.map((point, i) => (i === 30 ? { ...point, value: 20 } : point));

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
    expectSound(hidden);
  });

  test('draw a line to today, and a year with three ranges after it', () => {
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
    expectSound(draw(days));
    // Names of days leave room for one another.
    const names = draw(days).shapes[0]?.children?.filter(({ key }) => key.startsWith('name-'));
    expect(names?.length).toBeLessThan(16);
  });

  test('a series of working days has no gaps for weekends, and its forecast skips them', () => {
    const start = new Date(2026, 0, 5);
    const days = Array.from({ length: 80 }, (_, i): ForecastPoint => {
      const date = new Date(2026, 0, 5 + Math.floor(i / 5) * 7 + (i % 5));
      return { date, label: `${i}`, value: 200 + (i % 5) * 4 + ((i * 37) % 11) };
    });
    const { series, ahead } = analyseData(createInput(days));
    expect(start.getDay()).toBe(1);
    expect(series.step).toEqual({ unit: 'weekday', count: 1 });
    expect(series.values).toHaveLength(80);
    expect(series.values).not.toContain(null);
    const path = String(findShapes(draw(days), 'actual')[0]?.attributes.d);
    expect(path.match(/M/g)).toHaveLength(1);
    const input = createInput(days);
    const named10 = analyseData({ ...input, data: { ...input.data, dateFormat: 'ddd' } }).ahead;
    expect(named10).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(ahead).toHaveLength(5);
    // A missing working day, such as a holiday, leaves a gap.
    expect(analyseData(createInput(days.filter((_, i) => i !== 33))).series.values[33]).toBeNull();
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
    expect(scene.label).toContain('Too few values for a forecast');
    expect(findShapes(scene, 'actual')).toHaveLength(1);
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

  test.each(HARD_VALUES)('draw %s at every size', (_, values) => {
    const points = values.map((value, i) => ({
      label: createHardName(i),
      date: new Date(2020, i, 1),
      value,
    }));
    for (const size of SIZES) expectSound(draw(points, { size }));
    const words = points.map((point) => ({ ...point, date: null }));
    expectSound(draw(words));
  });
});
