import { z } from 'zod';
import { isVerified } from '../../platform/account';
import { computeFingerprint } from '../../platform/fingerprint';
import type { Platform } from '../../platform/platform';
import { skipMissing } from '../auth-answers';
import { createDeviceRepository } from '../users/device-repository';

/**
 * The device id that our pages store. Without one, a device is recorded by its kind, which anyone can claim.
 */
const idSchema = z.uuid();

/** Uid that no account has. */
const NOBODY = 'nobody';

/** Checks whether the account of an address was signed in to before from the calling browser. */
export function createKnownDevices({ auth, db, config }: Pick<Platform, 'auth' | 'db' | 'config'>) {
  const devices = createDeviceRepository(db);

  return async (email: string, device: string | undefined): Promise<boolean> => {
    const id = idSchema.safeParse(device).data;
    if (id === undefined) return false;
    const account = await skipMissing(auth.getUserByEmail(email.toLowerCase()));
    // Without an account we make the same query, so that the timing reveals nothing.
    const uid = account && isVerified(account) ? account.uid : NOBODY;
    return (
      (await devices.find(uid, computeFingerprint(config.codeHmacKey, 'device', uid, id))) !==
      undefined
    );
  };
}
