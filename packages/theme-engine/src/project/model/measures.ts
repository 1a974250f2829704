import { ON_TIME } from './retail';

export interface Measure {
  name: string;
  /** DAX, one line an entry. */
  expression: readonly string[];
  format: string;
}

const MONEY = '\\$#,0';
const COUNT = '#,0';
const PERCENT = '0.0%';
const CHANGE = '+0.0%;-0.0%;0.0%';

const measure = (name: string, format: string, ...expression: string[]): Measure => ({
  name,
  format,
  expression,
});

/** A measure for the same months of the year before, whatever is chosen. */
const yearBefore = (name: string, of: string, format: string) =>
  measure(
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

/** The sum from the start of the year to the last month that is chosen. */
const soFar = (name: string, of: string) =>
  measure(
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

const change = (name: string, of: string, before: string) =>
  measure(
    name,
    CHANGE,
    `VAR before = [${before}]`,
    'RETURN',
    `    IF ( NOT ISBLANK ( before ), DIVIDE ( [${of}] - before, before ) )`,
  );

/** Measures by the table they belong to. */
export const MEASURES = {
  Sales: [
    measure('Revenue', MONEY, 'SUM ( Sales[Sales amount] )'),
    yearBefore('Revenue last year', 'Revenue', MONEY),
    change('Revenue growth', 'Revenue', 'Revenue last year'),
    soFar('Revenue so far', 'Revenue'),
    measure('Orders', COUNT, 'SUM ( Sales[Order count] )'),
    yearBefore('Orders last year', 'Orders', COUNT),
    change('Order growth', 'Orders', 'Orders last year'),
    measure('Units', COUNT, 'SUM ( Sales[Sold units] )'),
    measure('Average order', '\\$#,0', 'DIVIDE ( [Revenue], [Orders] )'),
    measure(
      'Gross profit',
      MONEY,
      'SUMX ( Sales, Sales[Sales amount] * RELATED ( Products[Margin] ) )',
    ),
    measure('Gross margin', PERCENT, 'DIVIDE ( [Gross profit], [Revenue] )'),
    measure('Return rate', PERCENT, 'DIVIDE ( SUM ( Sales[Returned units] ), [Units] )'),
    measure(
      'Share of revenue',
      PERCENT,
      'DIVIDE (',
      '    [Revenue],',
      '    CALCULATE ( [Revenue], ALLSELECTED ( Products ), ALLSELECTED ( Markets ) )',
      ')',
    ),
  ],
  Goals: [
    measure('Revenue goal', MONEY, 'SUM ( Goals[Goal amount] )'),
    soFar('Goal so far', 'Revenue goal'),
    measure('Goal reached', PERCENT, 'DIVIDE ( [Revenue], [Revenue goal] )'),
    measure('Revenue against goal', MONEY, '[Revenue] - [Revenue goal]'),
  ],
  Visits: [
    measure('Sessions', COUNT, 'SUM ( Visits[Session count] )'),
    measure('Conversion', PERCENT, 'DIVIDE ( [Orders], [Sessions] )'),
  ],
  Deliveries: [
    measure('Parcels', COUNT, 'SUM ( Deliveries[Sent parcels] )'),
    measure('On time', PERCENT, 'DIVIDE ( SUM ( Deliveries[Parcels on time] ), [Parcels] )'),
    measure('On time goal', PERCENT, String(ON_TIME.goal)),
    measure('On time from', PERCENT, String(ON_TIME.from)),
    measure('On time to', PERCENT, String(ON_TIME.to)),
  ],
  Stock: [measure('Stock value', MONEY, 'SUM ( Stock[Stock amount] )')],
  'Revenue bridge': [measure('Bridge amount', MONEY, "SUM ( 'Revenue bridge'[Step amount] )")],
} as const satisfies Record<string, readonly Measure[]>;
