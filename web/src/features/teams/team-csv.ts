import type { TeamView } from '@flexa/contracts/teams';
import { nameLicense } from './license-names';

const HEAD = [
  'name',
  'email',
  'role',
  'licence',
  'seat',
  'state',
  'invited',
  'accepted',
  'key fetched',
];

/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function formatCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats a team as CSV: a line for each seat, and one for each person without a seat. */
export function formatTeamCsv({ licenses, people }: TeamView): string {
  const nameLicenseById = (id: string) => {
    const license = licenses.find((each) => each.id === id);
    return license && nameLicense(license, licenses);
  };
  const rows = people.flatMap(({ name, email, role, seats }) => {
    if (seats.length === 0) return [[name, email, role, ...HEAD.slice(3).map(() => null)]];
    return seats.map(({ licenseId, seat, state, isRevoked, invitedAt, heldAt, keyFetchedAt }) => [
      ...[name, email, role, nameLicenseById(licenseId), seat, isRevoked ? 'revoked' : state],
      ...[invitedAt, heldAt, keyFetchedAt],
    ]);
  });
  return [HEAD, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}
