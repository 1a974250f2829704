import { ROW_KINDS } from '../statement';
import {
  CLOSED_MONTHS,
  STATEMENT_ACCOUNTS,
  STATEMENT_AREAS,
  STATEMENT_MONTH_NAMES,
  sumAccount,
} from './statement';

const YEAR = 2026;

const COLUMNS = [
  ...['Account', 'Order', 'Kind', 'Region', 'Month', 'Month number', 'Date', 'Closed'],
  ...['Actual', 'Plan', 'Previous year', 'Forecast'],
];

/**
 * Returns the sample statement as a CSV file, a row for each account, region and month. Levels have a row too, as in an
 * accounting system; open months have no actual value.
 */
export function formatStatementCsv(): string {
  const rows = STATEMENT_ACCOUNTS.flatMap(({ name, kind }, place) =>
    STATEMENT_AREAS.flatMap((area) =>
      STATEMENT_MONTH_NAMES.map((month, index) => {
        const isClosed = index < CLOSED_MONTHS;
        const part = { regions: [area.name], months: [index] };
        const number = String(index + 1).padStart(2, '0');
        const forecast = isClosed ? '' : sumAccount(name, 'forecast', part);
        return [
          ...[name, place + 1, ROW_KINDS.indexOf(kind), area.name],
          ...[month, index + 1, `${YEAR}-${number}-01`, isClosed ? 'yes' : 'no'],
          isClosed ? sumAccount(name, 'actual', part) : '',
          ...[sumAccount(name, 'plan', part), sumAccount(name, 'previous', part), forecast],
        ].join(',');
      }),
    ),
  );
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
