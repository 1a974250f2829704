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
  /** What the pack does, four things. */
  facts: readonly { heading: string; text: string }[];
  /** When to take it, and when not. */
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
    lead: 'Variance, bullet and bridge charts that show plan and actual in one glance.',
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
        text: 'A bar for the actual and a mark for the plan, in the height of one line of text.',
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
    lead: 'Sparklines and bars inside the cell, with groups that fold.',
    description:
      'Flexa Tables for Power BI: sparklines and bars in the cell, groups that fold, quiet lines. What the pack draws, and what it costs.',
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
        heading: 'Groups that fold',
        text: 'Subtotals sit at the top of their group; folding it hides the detail and keeps the sum.',
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
    lead: 'Key figures on one grid, and pages that are laid out for them.',
    description:
      'Flexa Designs for Power BI: a key figure visual on one grid, and pages with frames and navigation as Power BI projects. What the pack contains, and what it costs.',
    pictureAlt:
      'A report page being laid out: navigation rail, cards on a dotted grid, one card selected with its size shown.',
    facts: [
      {
        heading: 'Frames for a whole page',
        text: 'Title, navigation and working area in fixed places, as pages of the studio’s Power BI projects: a visual can’t change a page.',
      },
      {
        heading: 'Cards on a grid',
        text: 'Up to twelve figures in one visual, equal spacing between all cards, nothing to line up by hand.',
      },
      {
        heading: 'Navigation as a rail',
        text: 'Pages in a rail with the current one marked, built from Power BI’s own buttons in the projects.',
      },
      {
        heading: 'Key figures with context',
        text: 'A figure, its change and its direction in one card, at three sizes.',
      },
    ],
    good: [
      'Reports of several pages that should look like one',
      'Teams in which more than one person builds pages',
      'Reports that stand in for an app',
    ],
    not: 'If your report is a single page with four visuals, start with a theme and see whether you miss anything.',
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
