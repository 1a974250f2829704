const padNumber = (value: number) => String(value).padStart(2, '0');

/** Formats a moment for a datetime-local field, in the reader's time zone: 2026-11-20T12:00. */
export function formatLocal(moment: Date): string {
  const day = [
    moment.getFullYear(),
    padNumber(moment.getMonth() + 1),
    padNumber(moment.getDate()),
  ].join('-');
  return `${day}T${padNumber(moment.getHours())}:${padNumber(moment.getMinutes())}`;
}

/**
 * Returns the moment typed into such a field as an ISO string, or null if the field is incomplete.
 */
export function parseLocal(text: string): string | null {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
