const OPTIONS = ['--apply', '--live'];

export function syncFault(key: string, args: readonly string[]): string | undefined {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined)
    return `There is no option ${unknown}; there are ${OPTIONS.join(' and ')}.`;
  if (!/^[sr]k_(test|live)_/.test(key)) return 'STRIPE_SECRET_KEY is no key of Stripe’s.';
  const isLive = key.includes('_live_');
  if (isLive && !args.includes('--live'))
    return 'This is a live key: add --live where you mean it.';
  if (!isLive && args.includes('--live'))
    return '--live is for a live key, and this is a test key.';
  return undefined;
}
