/** Returns the name of the time zone in which the reader sees dates: Central European Time. */
export function formatTimeZone(timeZone?: string): string {
  const formatName = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat('en-GB', { timeZoneName, timeZone })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = formatName('longGeneric');
  // Time zones without daylight saving have no generic name; UTC's would be GMT+00:00.
  return generic.startsWith('GMT') ? formatName('long') : generic;
}
