import { local } from './storage';

/**
 * What tells this browser from others, so that its owner hears of a sign-in on one that was not seen
 * before. It says nothing about the person and stays when they sign out.
 */
export function deviceId(): string | undefined {
  const known = local.get('device');
  if (known) return known;
  const id = crypto.randomUUID();
  if (local.set('device', id)) return id;
  local.remove('device');
  return undefined;
}

/** The same where there is one already. */
export function heldDeviceId(): string | undefined {
  return local.get('device') ?? undefined;
}
