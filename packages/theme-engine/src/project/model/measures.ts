import { ON_TIME } from './retail';

export interface Measure {
  name: string;
  /** DAX, one entry per line. */
  expression: readonly string[];
  format: string;
}

const MONEY = '\\$#,0';
const COUNT = '#,0';
const PERCENT = '0.0%';
const CHANGE = '+0.0%;-0.0%;0.0%';

const createMeasure = (name: string, format: string, ...expression: string[]): Measure => ({
  name,
  format,
  expression,
});

/** Creates a measure for the same months of the previous year. */
const createYearBefore = (name: string, of: string, format: string) =>
  createMeasure(
    name,
    format,
    'CALCULATE (',
    `    [${of}],`,
    "    REMOVEFILTERS ( 'Calendar' ),",
    '    TREATAS (',
    "        SELECTCOLUMNS ( VALUES ( 'Calendar'[Month index] ), \"@index\", 'Calendar'[Month index] - 12 ),",
    "        'Calendar'[Month index]",
    '    )',
    ')',
  );

/** Creates a measure that sums from the start of the year to the last selected month. */
const createYearToDate = (name: string, of: string) =>
  createMeasure(
    name,
    MONEY,
    "VAR lastMonth = MAX ( 'Calendar'[Month index] )",
    "VAR fiscalYear = MAX ( 'Calendar'[Year] )",
    'RETURN',
    '    CALCULATE (',
    `        [${of}],`,
    "        REMOVEFILTERS ( 'Calendar' ),",
    "        'Calendar'[Year] = fiscalYear,",
    "        'Calendar'[Month index] <= lastMonth",
    '    )',
  );

const createChange = (name: string, of: string, before: string) =>
  createMeasure(
    name,
    CHANGE,
    `VAR before = [${before}]`,
    'RETURN',
    `    IF ( NOT ISBLANK ( before ), DIVIDE ( [${of}] - before, before ) )`,
  );

/** Measures by table. */
export const MEASURES = {
  Sales: [
    createMeasure('Revenue', MONEY, 'SUM ( Sales[Sales amount] )'),
    createYearBefore('Revenue last year', 'Revenue', MONEY),
    createChange('Revenue growth', 'Revenue', 'Revenue last year'),
    createYearToDate('Revenue so far', 'Revenue'),
    createMeasure('Orders', COUNT, 'SUM ( Sales[Order count] )'),
    createYearBefore('Orders last year', 'Orders', COUNT),
    createChange('Order growth', 'Orders', 'Orders last year'),
    createMeasure('Units', COUNT, 'SUM ( Sales[Sold units] )'),
    createMeasure('Average order', '\\$#,0', 'DIVIDE ( [Revenue], [Orders] )'),
    createMeasure(
      'Gross profit',
      MONEY,
      'SUMX ( Sales, Sales[Sales amount] * RELATED ( Products[Margin] ) )',
    ),
    createMeasure('Gross margin', PERCENT, 'DIVIDE ( [Gross profit], [Revenue] )'),
    createMeasure('Return rate', PERCENT, 'DIVIDE ( SUM ( Sales[Returned units] ), [Units] )'),
    createMeasure(
      'Share of revenue',
      PERCENT,
      'DIVIDE (',
      '    [Revenue],',
      '    CALCULATE ( [Revenue], ALLSELECTED ( Products ), ALLSELECTED ( Markets ) )',
      ')',
    ),
  ],
  Goals: [
    createMeasure('Revenue goal', MONEY, 'SUM ( Goals[Goal amount] )'),
    createYearToDate('Goal so far', 'Revenue goal'),
    createMeasure('Goal reached', PERCENT, 'DIVIDE ( [Revenue], [Revenue goal] )'),
    createMeasure('Revenue against goal', MONEY, '[Revenue] - [Revenue goal]'),
  ],
  Visits: [
    createMeasure('Sessions', COUNT, 'SUM ( Visits[Session count] )'),
    createMeasure('Conversion', PERCENT, 'DIVIDE ( [Orders], [Sessions] )'),
  ],
  Deliveries: [
    createMeasure('Parcels', COUNT, 'SUM ( Deliveries[Sent parcels] )'),
    createMeasure('On time', PERCENT, 'DIVIDE ( SUM ( Deliveries[Parcels on time] ), [Parcels] )'),
    createMeasure('On time goal', PERCENT, String(ON_TIME.goal)),
    createMeasure('On time from', PERCENT, String(ON_TIME.from)),
    createMeasure('On time to', PERCENT, String(ON_TIME.to)),
  ],
  Stock: [createMeasure('Stock value', MONEY, 'SUM ( Stock[Stock amount] )')],
  'Revenue bridge': [
    createMeasure('Bridge amount', MONEY, "SUM ( 'Revenue bridge'[Step amount] )"),
  ],
} as const satisfies Record<string, readonly Measure[]>;
