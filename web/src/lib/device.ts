import { local } from './storage';

/**
 * Returns a random id of this browser, so that we can mail the account's owner about sign-ins from new ones.
 * It contains nothing about the person and stays after they sign out.
 */
export function ensureDeviceId(): string | undefined {
  const storedId = local.get('device');
  if (storedId) return storedId;
  const id = crypto.randomUUID();
  if (local.set('device', id)) return id;
  local.remove('device');
  return undefined;
}

/** Returns the browser's id if it has one. */
export function readDeviceId(): string | undefined {
  return local.get('device') ?? undefined;
}
