import type { SampleReport } from '@/features/theme-studio';
import {
  COUNT,
  createFigure,
  createHeading,
  MONEY,
  RATE,
  layOutRow,
  SHARE,
  createSlicers,
  sum,
} from './parts';

/** Start and length in months from January, the share done, and planned and spent amounts in $1,000. */
const PROJECTS: readonly (readonly [
  name: string,
  from: number,
  months: number,
  done: number,
  plan: number,
  spent: number,
])[] = [
  ['New web shop', 0, 9, 1, 620, 601],
  ['Warehouse 4', 1, 10, 0.58, 940, 978],
  ['Payroll move', 2, 6, 1, 210, 204],
  ['Data platform', 2, 9.5, 0.78, 480, 377],
  ['Supplier portal', 4, 6, 0.87, 260, 231],
  ['Energy audit', 5, 3.5, 1, 90, 88],
  ['Store design', 5.5, 6, 0.4, 380, 402],
  ['Phone system', 6.5, 4, 0.68, 170, 109],
  ['Price engine', 7.5, 4.5, 0.4, 340, 142],
  ['Intranet', 8.5, 3, 0.25, 60, 12],
];
const roundToTenth = (months: number) => Math.round(months * 10) / 10;
const BUDGET_SHARE = { divide: [sum('Budgets.Spent'), sum('Budgets.Plan')] } as const;
const FIGURES = layOutRow(3, 24, 580, 790, 116);

export const PROJECT_PORTFOLIO: SampleReport = {
  id: 'projects',
  title: 'Project portfolio',
  tables: {
    Plan: {
      columns: [
        { name: 'Project' },
        { name: 'Before', format: '0' },
        { name: 'Done', format: '0' },
        { name: 'To do', format: '0' },
      ],
      rows: PROJECTS.map(([name, from, months, done]) => [
        name,
        from,
        roundToTenth(months * done),
        roundToTenth(months * (1 - done)),
      ]),
    },
    Budgets: {
      columns: [
        { name: 'Project' },
        { name: 'Plan', format: COUNT },
        { name: 'Spent', format: COUNT },
        { name: 'Left', format: '+#,0;"−"#,0;0' },
      ],
      rows: PROJECTS.map(([name, , , , plan, spent]) => [name, plan, spent, plan - spent]),
    },
    Hours: {
      columns: [
        { name: 'Quarter' },
        { name: 'Own staff', format: COUNT },
        { name: 'Partners', format: COUNT },
        { name: 'Freelance', format: COUNT },
      ],
      rows: [
        ['Q1', 2100, 900, 400],
        ['Q2', 2600, 1300, 620],
        ['Q3', 2900, 1500, 710],
      ],
    },
    States: {
      columns: [{ name: 'State' }, { name: 'Projects', format: COUNT }],
      rows: [
        ['Finished', 3],
        ['On schedule', 5],
        ['To decide', 2],
      ],
    },
  },
  measures: {
    Finished: { is: sum('States.Projects', ['States.State', 'Finished']), format: COUNT },
    'Finished of all': {
      is: {
        divide: [sum('States.Projects', ['States.State', 'Finished']), sum('States.Projects')],
      },
      format: SHARE,
    },
    'Spent so far': { is: sum('Budgets.Spent'), format: MONEY },
    'Spent of budget': { is: BUDGET_SHARE, format: RATE },
    'To decide': { is: sum('States.Projects', ['States.State', 'To decide']), format: COUNT },
    'To decide on September': {
      is: { subtract: [sum('States.Projects', ['States.State', 'To decide']), 3] },
      format: '+0;"−"0;0',
    },
  },
  visuals: [
    createHeading('Two of ten projects need a decision', 'Portfolio 2025, as of 6 October'),
    ...createSlicers(['State', 'States.State'], ['Project', 'Plan.Project']),
    {
      id: 'plan',
      type: 'barChart',
      title: 'Time line in months from January: done, then to do',
      wells: { Category: ['Plan.Project'], Y: ['Plan.Before', 'Plan.Done', 'Plan.To do'] },
      colors: { 'Plan.Before': 'ground', 'Plan.Done': 5, 'Plan.To do': 0 },
      settings: {
        legend: { show: false },
        labels: { show: false },
        valueAxis: { gridlineShow: false },
      },
      axis: [0, 12, 3],
      box: [24, 92, 790, 474],
    },
    createFigure('finished', 'Finished', 'Finished', FIGURES[0]!, [
      'Finished of all',
      'of all projects',
      'neither',
    ]),
    createFigure('spent', 'Spent', 'Spent so far', FIGURES[1]!, [
      'Spent of budget',
      'of the budget',
      'neither',
    ]),
    createFigure('decide', 'To decide', 'To decide', FIGURES[2]!, [
      'To decide on September',
      'on September',
      'less',
    ]),
    {
      id: 'budgets',
      type: 'tableEx',
      title: 'Budget, thousand dollars',
      wells: { Values: ['Budgets.Project', 'Budgets.Plan', 'Budgets.Spent', 'Budgets.Left'] },
      signed: ['Budgets.Left'],
      nameShare: 0.36,
      box: [828, 92, 428, 380],
    },
    {
      id: 'hours',
      type: 'columnChart',
      title: 'Hours by quarter',
      wells: {
        Category: ['Hours.Quarter'],
        Y: ['Hours.Own staff', 'Hours.Partners', 'Hours.Freelance'],
      },
      colors: { 'Hours.Own staff': 0, 'Hours.Partners': 3, 'Hours.Freelance': 6 },
      axis: [0, 6000, 2000],
      box: [828, 486, 428, 210],
    },
  ],
};
