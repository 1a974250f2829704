import { MONTHS, QUARTERS } from '../data';

/** Sample values for fields that are known by their names alone. */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CALENDAR_MONTHS = [...MONTHS.slice(3), ...MONTHS.slice(0, 3)];
const DAYS = Array.from({ length: 28 }, (_, i) => `${i + 1} May`);

/** Members of a field: dates where its name is that of dates, else its name with a letter. */
export function listMembers(field: string, count: number): string[] {
  if (/month/i.test(field)) return CALENDAR_MONTHS.slice(0, count);
  if (/quarter/i.test(field)) return QUARTERS.slice(0, count);
  if (/year/i.test(field)) return ['2022', '2023', '2024', '2025', '2026'].slice(0, count);
  if (/\bdate|\bday/i.test(field)) return DAYS.slice(0, count);
  return LETTERS.slice(0, count).map((letter) => `${field} ${letter}`);
}

const LEVELS = [62, 48, 81, 35, 57, 73, 44, 68] as const;

/** A figure for a member of a series; neighbours differ as real ones do. */
export function pickFigure(member: number, series = 0): number {
  return LEVELS[(member + 3 * series) % LEVELS.length] ?? 0;
}

const isShare = (measure: string) => /%|percent|\bpct\b|ratio|\bshare\b/i.test(measure);

/** How a measure's figures read, by its name. */
export function chooseFormat(measure = ''): (value: number) => string {
  const unit = isShare(measure) ? '%' : 'K';
  return (value) => (value === 0 && unit === 'K' ? '0' : `${Math.round(value)}${unit}`);
}

/** The figures of a measure as a model has them, and their format string. */
export function chooseModelFormat(measure: string): { format: string; scale: number } {
  return isShare(measure) ? { format: '0%', scale: 0.01 } : { format: '#,0', scale: 1000 };
}
