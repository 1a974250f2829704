import {
  isObject,
  toList,
  resolvePointer,
  type Json,
  type JsonObject,
  type Theme,
} from '@flexa/theme-engine/model';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { readBaseTheme } from '../base-theme';
import { findCard, withCards } from '../own-cards';

/** Power BI's defaults that differ from the studio's sample, which switches more on and off. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  clusteredBarChart: {
    labels: { show: false },
    legend: { show: true },
    valueAxis: { show: true, gridlineShow: true },
  },
  waterfallChart: { labels: { show: false }, valueAxis: { show: true, gridlineShow: true } },
  lineChart: { labels: { show: false } },
  donutChart: {
    legend: { show: true, position: 'Right' },
    labels: { labelStyle: 'Data value, percent of total' },
  },
  pieChart: {
    legend: { show: true, position: 'Right' },
    labels: { labelStyle: 'Data value, percent of total' },
  },
  treemap: { labels: { show: false } },
  cardVisual: { accentBar: { show: false }, title: { show: false } },
  card: { title: { show: false } },
  multiRowCard: { title: { show: false } },
  image: { padding: { left: 0, top: 0, right: 0, bottom: 0 } },
  slicer: { title: { show: false } },
  tableEx: { title: { show: false } },
  pivotTable: { title: { show: false } },
  decompositionTreeVisual: { title: { show: false } },
  keyDriversVisual: { title: { show: false } },
};

/** A theme with what Power BI does in a report where neither report nor theme nor base theme says anything. */
export function withReportDefaults(theme: Theme, visual: string): Theme {
  const defaults = Object.hasOwn(DEFAULTS, visual) ? DEFAULTS[visual] : undefined;
  if (!defaults) return theme;
  const seen = resolveTheme(theme, readBaseTheme());
  const isSet = (card: string, item: string) =>
    [visual, '*'].some((style) =>
      listEntries(resolvePointer(seen, `/visualStyles/${style}/*/${card}`)).some(
        (entry) => item in entry,
      ),
    );
  const unset = Object.entries(defaults).flatMap(([card, items]) => {
    const left = Object.entries(items).filter(([item]) => !isSet(card, item));
    return left.length === 0 ? [] : [[card, Object.fromEntries(left)] as const];
  });
  // Keep the card of all visuals in effect below the one of this visual.
  return withCards(
    theme,
    visual,
    unset.map(([card, items]) => [card, [...listEntries(findCard(theme, visual, card)), items]]),
  );
}

const listEntries = (value: Json | undefined): readonly JsonObject[] =>
  toList(value).filter(isObject);
