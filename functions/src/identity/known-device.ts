import { z } from 'zod';
import { isVerified } from '../platform/account';
import { fingerprint } from '../platform/fingerprint';
import type { Platform } from '../platform/platform';
import { orNone } from './auth-answers';
import { deviceRepository } from './device-repository';

/** What our pages keep. Without one a device is noted by its kind, which anybody can name. */
const idSchema = z.uuid();

/** No account has it. */
const NOBODY = 'nobody';

/** Tells whether the account of an address was signed in to before in the browser that calls. */
export function knownDevices({ auth, db, config }: Pick<Platform, 'auth' | 'db' | 'config'>) {
  const devices = deviceRepository(db);

  return async (email: string, device: string | undefined): Promise<boolean> => {
    const id = idSchema.safeParse(device).data;
    if (id === undefined) return false;
    const account = await orNone(auth.getUserByEmail(email.toLowerCase()));
    // Where there is no account the same is asked, so that the time doesn't tell.
    const uid = account && isVerified(account) ? account.uid : NOBODY;
    return (
      (await devices.find(uid, fingerprint(config.codeHmacKey, 'device', uid, id))) !== undefined
    );
  };
}
