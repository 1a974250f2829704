import type { JsonObject } from '../../model/json';
import type { VisualDesign } from '../design';
import {
  createCard,
  createColumnCard,
  createDataColor,
  createGradientCard,
  createLiteral,
  createInteger,
} from '../expressions';

/** Visuals shared by several designs. Each gets its id on its page. */

const YEAR = 'Calendar.Year';
const LAST_YEAR = 2025;
const MILLIONS = { labelDisplayUnits: createLiteral(1_000_000), labelPrecision: createInteger(1) };
const HIDE = [createCard({ show: createLiteral(false) })];
const SHOW = [createCard({ show: createLiteral(true) })];

/** Creates a page title as the title of an empty text box, so that it follows the theme's title. */
export function createHeading(title: string, subTitle: string, titleSize = 18): VisualDesign {
  return { id: 'heading', type: 'textbox', title, subTitle, titleSize, isBare: true };
}

export function createPageButtons(): VisualDesign {
  return { id: 'pages', type: 'pageNavigator', alt: 'Pages of the report', isBare: true };
}

export function createYearButtons(): VisualDesign {
  return {
    id: 'year',
    type: 'advancedSlicerVisual',
    alt: 'Fiscal year',
    isBare: true,
    fields: { Values: [YEAR] },
    chosen: [LAST_YEAR],
    group: 'Year',
    objects: {
      layout: [createCard({ rowCount: createInteger(1), columnCount: createInteger(2) })],
    },
  };
}

export function createDropdown(id: string, title: string, field: string): VisualDesign {
  return {
    id,
    type: 'slicer',
    alt: title,
    fields: { Values: [field] },
    group: title,
    objects: {
      data: [createCard({ mode: createLiteral('Dropdown') })],
      header: [createCard({ show: createLiteral(true), text: createLiteral(title) })],
    },
  };
}

export function createList(id: string, title: string, field: string): VisualDesign {
  return { id, type: 'listSlicer', title, fields: { Values: [field] }, group: title };
}

/** Creates one card with several figures side by side. */
export function createFigures(id: string, fields: readonly string[], alt: string): VisualDesign {
  return {
    id,
    type: 'cardVisual',
    alt,
    fields: { Data: fields },
    objects: {
      layout: [
        createCard({ orientation: createLiteral(0), columnCount: createInteger(fields.length) }),
      ],
    },
  };
}

export function createFigure(id: string, title: string, field: string): VisualDesign {
  return {
    id,
    type: 'card',
    title,
    fields: { Values: [field] },
    // The title names the number.
    objects: { categoryLabels: HIDE },
  };
}

export function createGoalKpi(id: string, title: string): VisualDesign {
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
        createCard({
          indicatorDisplayUnits: createLiteral(1_000_000),
          indicatorPrecision: createInteger(1),
        }),
      ],
    },
  };
}

type ChartType = VisualDesign['type'];

/** Creates a chart with an axis: one measure per series, or one for all. */
export function createChart(
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

/** Sorted by length, longest first. */
export function createRanking(
  id: string,
  title: string,
  category: string,
  value = 'Sales.Revenue',
): VisualDesign {
  return createChart(id, 'clusteredBarChart', title, category, [value], {
    labels: true,
    sort: { by: value, direction: 'Descending' },
  });
}

/** Creates columns and a line with its own axis. */
export function createCombo(
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

export function createTreemap(
  id: string,
  title: string,
  group: string,
  value: string,
): VisualDesign {
  return {
    id,
    type: 'treemap',
    title,
    fields: { Group: [group], Values: [value] },
    objects: { labels: SHOW },
  };
}

export function createBridge(id: string, title: string): VisualDesign {
  return createChart(
    id,
    'waterfallChart',
    title,
    'Revenue bridge.Step',
    ['Revenue bridge.Bridge amount'],
    { labels: true, sort: { by: 'Revenue bridge.Step', direction: 'Ascending' } },
  );
}

export function createOnTimeGauge(id: string, title: string): VisualDesign {
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

/** Creates a matrix shaded from the theme's minimum to its maximum. */
export function createMatrix(
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
      values: [createGradientCard(value)],
      columnFormatting: [createColumnCard(value, MILLIONS)],
    },
  };
}

/** Creates a table with bars behind one measure. */
export function createTable(
  id: string,
  title: string,
  fields: readonly string[],
  barField = 'Sales.Revenue',
): VisualDesign {
  const bars: JsonObject = {
    dataBars: {
      positiveColor: createDataColor(1),
      negativeColor: createDataColor(4),
      axisColor: createDataColor(8),
      reverseDirection: createLiteral(false),
      hideText: createLiteral(false),
    },
  };
  return {
    id,
    type: 'tableEx',
    title,
    fields: { Values: fields },
    sort: { by: barField, direction: 'Descending' },
    objects: { columnFormatting: [createColumnCard(barField, { ...MILLIONS, ...bars })] },
  };
}

/** Creates a bubble for each member: two measures, and a third for the size. */
export function createScatter(
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

/** Creates a button that opens a page. */
export function createButton(
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
      text: [
        createCard({ show: createLiteral(true) }),
        createCard({ text: createLiteral(text) }, 'default'),
      ],
      ...(style === 'outlined' && { fill: HIDE, outline: SHOW }),
    },
    container: {
      visualLink: [
        createCard({
          show: createLiteral(true),
          type: createLiteral('PageNavigation'),
          navigationSection: createLiteral(page),
        }),
      ],
    },
  };
}
