/** Returns the name of the time zone in which the reader sees dates: Central European Time. */
export function timeZoneName(timeZone?: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat('en-GB', { timeZoneName, timeZone })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = named('longGeneric');
  // Time zones without daylight saving have no generic name; UTC's would be GMT+00:00.
  return generic.startsWith('GMT') ? named('long') : generic;
}
