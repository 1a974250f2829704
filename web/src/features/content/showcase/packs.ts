import type { Pack } from '@flexa/contracts/plans';
import type { MarkName } from '@/ui/mark';

export interface PackShowcase {
  pack: Pack;
  mark: MarkName;
  path: string;
  title: string;
  lead: string;
  description: string;
  pictureAlt: string;
  /** Four features of the pack. */
  facts: readonly { heading: string; text: string }[];
  good: readonly string[];
  not: string;
  article: { to: string; label: string };
}

export const SHOWCASES: Record<Pack, PackShowcase> = {
  charts: {
    pack: 'charts',
    mark: 'charts',
    path: '/flexa-charts',
    title: 'Flexa Charts',
    lead: 'Variance, bullet and bridge charts that show plan and actual at a glance.',
    description:
      'Flexa Charts for Power BI: variance, bullet and bridge charts that take their colours from the report theme. What the pack draws, and what it costs.',
    pictureAlt:
      'Net sales by month as columns over outlined plan columns, with pins above for the variance.',
    facts: [
      {
        heading: 'Variance over columns',
        text: 'Pins above a zero line for the difference, columns below for the amount, on one axis of months.',
      },
      {
        heading: 'Bullets in a list',
        text: 'Actual and target on a single line.',
      },
      {
        heading: 'Bridges that explain',
        text: 'From plan to actual in steps, with totals in the first data shade and steps in good and bad.',
      },
      {
        heading: 'Signs as well as colours',
        text: 'Every difference is written with plus or minus, so nothing depends on telling red from green.',
      },
    ],
    good: [
      'Monthly reports against a plan or a budget',
      'Finance and sales pages that must explain why',
      'Pages that are printed or projected',
    ],
    not: 'For a plain line or column chart, Power BI’s own visuals are enough; a theme makes them look the part.',
    article: { to: '/blogs/plan-and-actual-in-one-chart', label: 'Plan and actual in one chart' },
  },
  tables: {
    pack: 'tables',
    mark: 'tables',
    path: '/flexa-tables',
    title: 'Flexa Tables',
    lead: 'Sparklines and bars inside the cell, with collapsible groups.',
    description:
      'Flexa Tables for Power BI: sparklines and bars in the cell, collapsible groups, quiet lines. What the pack draws, and what it costs.',
    pictureAlt:
      'Regions and cities in a table with twelve-month lines, sales figures and bars left and right of a zero line.',
    facts: [
      {
        heading: 'A line in the cell',
        text: 'Twelve months behind each figure, drawn in the height of a row, the last point marked.',
      },
      {
        heading: 'Bars from a zero line',
        text: 'Distance from plan to the left and to the right, in the theme’s bad and good.',
      },
      {
        heading: 'Collapsible groups',
        text: 'Subtotals sit at the top of their group; collapsing it hides the detail and keeps the sum.',
      },
      {
        heading: 'Quiet by default',
        text: 'Hairlines between rows and none between columns; figures right, words left.',
      },
    ],
    good: [
      'Lists of regions, products or accounts with a plan',
      'Pages where the next question is always “which one?”',
      'Statements with subtotals',
    ],
    not: 'A table of three rows needs no pack. Cards or a sentence say the same in less space.',
    article: {
      to: '/blogs/tables-that-people-finish-reading',
      label: 'Tables that people finish reading',
    },
  },
  designs: {
    pack: 'designs',
    mark: 'designs',
    path: '/flexa-design',
    title: 'Flexa Designs',
    lead: 'Up to twelve key figures on one grid, with their change and a small line.',
    description:
      'Flexa Designs for Power BI: one visual that draws up to twelve key figures on one grid, with change, direction and a small line. What it draws, and what it costs.',
    pictureAlt:
      'Four key figures on one grid: net sales, orders, gross margin and repeat orders, each with its change against plan and a line of twelve months.',
    facts: [
      {
        heading: 'Cards on a grid',
        text: 'Up to twelve figures in one visual, equal spacing between all cards, nothing to line up by hand.',
      },
      {
        heading: 'Change beside the figure',
        text: 'Against plan or last year, in percent, as an amount, or both. Written with plus or minus as well as coloured.',
      },
      {
        heading: 'A line below it',
        text: 'The months behind the figure as a small line. It is the paid part; figures and changes are free.',
      },
      {
        heading: 'With or without frames',
        text: 'Cards with a frame for an empty page, or bare figures for a page that has frames of its own.',
      },
    ],
    good: [
      'The first row of a dashboard',
      'Reports of several pages whose figures should look alike',
      'Teams in which more than one person builds pages',
    ],
    not: 'For one figure without a line, Power BI’s own card is enough. For page layouts, take a free template.',
    article: { to: '/power-bi-templates-free-download', label: 'Free templates for pages' },
  },
  analytics: {
    pack: 'analytics',
    mark: 'analytics',
    path: '/flexa-analytics',
    title: 'Flexa Analytics',
    lead: 'Trend, forecast range and outliers, marked on the line where they happen.',
    description:
      'Flexa Analytics for Power BI: trend, forecast range and outliers on the line itself. What the pack draws, and what it costs.',
    pictureAlt:
      'Monthly demand as a line up to today, then a dotted forecast with widening ranges, and one outlier marked below its range.',
    facts: [
      {
        heading: 'A range, not a point',
        text: 'The forecast is a line with ranges that widen with distance, since a single number would suggest too much certainty.',
      },
      {
        heading: 'Outliers where they happen',
        text: 'A value outside its range is marked on the line, with the word for it beside.',
      },
      {
        heading: 'Today is a line',
        text: 'A mark separates what was measured from what is expected, and each is drawn differently.',
      },
      {
        heading: 'One shade, three strengths',
        text: 'Line, forecast and ranges share the first data shade, so the chart stays calm beside others.',
      },
    ],
    good: [
      'Demand, stock and staffing by week',
      'Measures with a season',
      'Pages that are read for exceptions',
    ],
    not: 'With fewer than two seasons of data no range is honest. Show the line and leave the forecast out.',
    article: {
      to: '/Power-BI-dashboard-examples-PBIX/operations-control-room',
      label: 'Operations control room, an example',
    },
  },
};
