import type { JsonObject } from '../../model/json';
import type { VisualDesign } from '../design';
import { card, columnCard, dataColor, gradientOf, literal, whole } from '../expressions';

/** Visuals that several designs share; each takes the id it has on its page. */

const YEAR = 'Calendar.Year';
const LAST_YEAR = 2025;
const MILLIONS = { labelDisplayUnits: literal(1_000_000), labelPrecision: whole(1) };
const HIDE = [card({ show: literal(false) })];
const SHOW = [card({ show: literal(true) })];

/** The title of a page is the title of an empty text box: so it follows the theme's title. */
export function heading(title: string, subTitle: string, titleSize = 18): VisualDesign {
  return { id: 'heading', type: 'textbox', title, subTitle, titleSize, isBare: true };
}

export function pageButtons(): VisualDesign {
  return { id: 'pages', type: 'pageNavigator', alt: 'Pages of the report', isBare: true };
}

export function yearButtons(): VisualDesign {
  return {
    id: 'year',
    type: 'advancedSlicerVisual',
    alt: 'Fiscal year',
    isBare: true,
    fields: { Values: [YEAR] },
    chosen: [LAST_YEAR],
    group: 'Year',
    objects: { layout: [card({ rowCount: whole(1), columnCount: whole(2) })] },
  };
}

export function dropdown(id: string, title: string, field: string): VisualDesign {
  return {
    id,
    type: 'slicer',
    alt: title,
    fields: { Values: [field] },
    group: title,
    objects: {
      data: [card({ mode: literal('Dropdown') })],
      header: [card({ show: literal(true), text: literal(title) })],
    },
  };
}

export function list(id: string, title: string, field: string): VisualDesign {
  return { id, type: 'listSlicer', title, fields: { Values: [field] }, group: title };
}

/** Several figures side by side in one card. */
export function figures(id: string, fields: readonly string[], alt: string): VisualDesign {
  return {
    id,
    type: 'cardVisual',
    alt,
    fields: { Data: fields },
    objects: { layout: [card({ orientation: literal(0), columnCount: whole(fields.length) })] },
  };
}

export function figure(id: string, title: string, field: string): VisualDesign {
  return {
    id,
    type: 'card',
    title,
    fields: { Values: [field] },
    // The title says what the number is.
    objects: { categoryLabels: HIDE },
  };
}

export function goalKpi(id: string, title: string): VisualDesign {
  return {
    id,
    type: 'kpi',
    title,
    fields: {
      Indicator: ['Sales.Revenue so far'],
      TrendLine: ['Calendar.Month and year'],
      Goal: ['Goals.Goal so far'],
    },
    objects: {
      indicator: [
        card({ indicatorDisplayUnits: literal(1_000_000), indicatorPrecision: whole(1) }),
      ],
    },
  };
}

type ChartType = VisualDesign['type'];

/** A chart over an axis: one measure for each series, or one for all of them. */
export function chart(
  id: string,
  type: ChartType,
  title: string,
  category: string,
  values: readonly string[],
  options: { series?: string; sort?: VisualDesign['sort']; labels?: boolean } = {},
): VisualDesign {
  const { series, sort, labels } = options;
  return {
    id,
    type,
    title,
    fields: {
      Category: [category],
      ...(series !== undefined && { Series: [series] }),
      Y: values,
    },
    ...(sort && { sort }),
    ...(labels && { objects: { labels: SHOW } }),
  };
}

/** Longest first. */
export function ranking(
  id: string,
  title: string,
  category: string,
  value = 'Sales.Revenue',
): VisualDesign {
  return chart(id, 'clusteredBarChart', title, category, [value], {
    labels: true,
    sort: { by: value, direction: 'Descending' },
  });
}

/** Columns and, on an axis of their own, a line. */
export function combo(
  id: string,
  title: string,
  category: string,
  columns: readonly string[],
  lines: readonly string[],
): VisualDesign {
  return {
    id,
    type: 'lineClusteredColumnComboChart',
    title,
    fields: { Category: [category], Y: columns, Y2: lines },
  };
}

export function treemap(id: string, title: string, group: string, value: string): VisualDesign {
  return {
    id,
    type: 'treemap',
    title,
    fields: { Group: [group], Values: [value] },
    objects: { labels: SHOW },
  };
}

export function bridge(id: string, title: string): VisualDesign {
  return chart(
    id,
    'waterfallChart',
    title,
    'Revenue bridge.Step',
    ['Revenue bridge.Bridge amount'],
    { labels: true, sort: { by: 'Revenue bridge.Step', direction: 'Ascending' } },
  );
}

export function onTimeGauge(id: string, title: string): VisualDesign {
  return {
    id,
    type: 'gauge',
    title,
    fields: {
      Y: ['Deliveries.On time'],
      MinValue: ['Deliveries.On time from'],
      MaxValue: ['Deliveries.On time to'],
      TargetValue: ['Deliveries.On time goal'],
    },
  };
}

/** Rows by columns, the cells shaded from the theme's minimum to its maximum. */
export function matrix(
  id: string,
  title: string,
  rows: readonly string[],
  columns: string,
  value = 'Sales.Revenue',
): VisualDesign {
  return {
    id,
    type: 'pivotTable',
    title,
    fields: { Rows: rows, Columns: [columns], Values: [value] },
    objects: {
      values: [gradientOf(value)],
      columnFormatting: [columnCard(value, MILLIONS)],
    },
  };
}

/** A table with bars behind one of its measures. */
export function table(
  id: string,
  title: string,
  fields: readonly string[],
  barField = 'Sales.Revenue',
): VisualDesign {
  const bars: JsonObject = {
    dataBars: {
      positiveColor: dataColor(1),
      negativeColor: dataColor(4),
      axisColor: dataColor(8),
      reverseDirection: literal(false),
      hideText: literal(false),
    },
  };
  return {
    id,
    type: 'tableEx',
    title,
    fields: { Values: fields },
    sort: { by: barField, direction: 'Descending' },
    objects: { columnFormatting: [columnCard(barField, { ...MILLIONS, ...bars })] },
  };
}

/** A bubble a member: two measures, and a third as its size. */
export function scatter(
  id: string,
  title: string,
  category: string,
  [x, y, size]: readonly [string, string, string],
): VisualDesign {
  return {
    id,
    type: 'scatterChart',
    title,
    fields: { Category: [category], X: [x], Y: [y], Size: [size] },
  };
}

/** A button that goes to a page. */
export function button(
  id: string,
  text: string,
  page: string,
  style: 'filled' | 'outlined' = 'filled',
): VisualDesign {
  return {
    id,
    type: 'actionButton',
    alt: text,
    objects: {
      icon: HIDE,
      text: [card({ show: literal(true) }), card({ text: literal(text) }, 'default')],
      ...(style === 'outlined' && { fill: HIDE, outline: SHOW }),
    },
    container: {
      visualLink: [
        card({
          show: literal(true),
          type: literal('PageNavigation'),
          navigationSection: literal(page),
        }),
      ],
    },
  };
}
