type Pattern = readonly [name: string, pattern: RegExp];

/** The first match counts, because most browsers also claim to be the ones below them. */
const BROWSERS: readonly Pattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Describes a device in our own words, since the header could contain anything. */
export function describeDevice(userAgent: string | undefined): string {
  const matchName = (patterns: readonly Pattern[]) =>
    patterns.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [matchName(BROWSERS), matchName(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
