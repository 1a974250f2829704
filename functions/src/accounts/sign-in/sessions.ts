import type { Session } from '@flexa/contracts/sessions';
import type { Limit } from '@flexa/contracts/operation';
import { AppError } from '../../platform/errors';
import { computeFingerprint } from '../../platform/fingerprint';
import { isWriteConflict } from '../../platform/firestore';
import { defineHandlers, type Caller, type Context } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { describeDevice } from './device-name';
import { createDeviceRepository } from '../users/device-repository';
import type { ProfileHolder } from '../ports';
import { createSecurityNews } from '../security-news';
import { endSignIns } from '../addresses/take-over';

/** The browser that sends a request, as it describes itself. */
export interface Device {
  /** Random text that the browser stores. A different one counts as a new device. */
  id: string | undefined;
  userAgent: string | undefined;
}

/** Time in milliseconds after which an unused device is forgotten. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;
/** Maximum number of devices of one person; beyond it the oldest are forgotten. */
const DEVICES_MAX = 50;
/** New devices of one person per day: each costs a document and a mail. */
const NEW_DEVICES: Limit = { points: 10, seconds: 24 * 60 * 60, by: 'caller', lasting: true };
/** Sign-ins that this instance remembers as recorded; a forgotten one is recorded again. */
const REMEMBERED_MAX = 10_000;

type Count = (what: string, limit: Limit, key: string) => Promise<void>;

/** Records and ends people's sign-ins. */
export function createSessionService(
  platform: Platform,
  profiles: Pick<ProfileHolder, 'raiseValidSince'>,
  count: Count,
) {
  const { db, auth, clock, config, log } = platform;
  const devices = createDeviceRepository(db);
  const news = createSecurityNews(platform);
  const noted = new Map<string, Promise<void>>();

  /**
   * Records from where a caller has signed in, once per sign-in, and mails them about a new device. Every call
   * does this, so that nobody with a token can skip it.
   *
   * @returns the id of the device
   */
  async function note(caller: Caller, { id, userAgent }: Device): Promise<string> {
    const { uid, signedInAt } = caller;
    const name = describeDevice(userAgent);
    const device = computeFingerprint(config.codeHmacKey, 'device', uid, id ?? name);
    const signIn = `${device} ${signedInAt.getTime()}`;
    let noting = noted.get(signIn);
    if (!noting) {
      if (noted.size >= REMEMBERED_MAX) noted.clear();
      noting = keep(caller, device, name).catch((error: unknown) => {
        // The person's request matters more than this record; the next call records it.
        noted.delete(signIn);
        log.error('sign-in not noted', error, { uid });
      });
      noted.set(signIn, noting);
    }
    await noting;
    return device;
  }

  async function keep(caller: Caller, id: string, name: string): Promise<void> {
    const { uid, signedInAt } = caller;
    const lastSignInAt = signedInAt.toISOString();
    const known = await devices.find(uid, id);
    if (known) {
      if (known.lastSignInAt < lastSignInAt) {
        await devices.noteSignIn(uid, id, signedInAt);
      }
      return;
    }
    // Checked before the others are read: a caller may invent a device for each call.
    if (!(await isAllowed(uid))) return;
    const held = await devices.all(uid);
    const batch = db.batch();
    devices.create(batch, uid, id, { name, firstSeenAt: lastSignInAt, lastSignInAt });
    const forgotten = new Date(clock().getTime() - KEPT_MS).toISOString();
    // The list starts with the newest, and the new device needs a place.
    const old = held.filter((each, n) => each.lastSignInAt < forgotten || n >= DEVICES_MAX - 1);
    for (const { id: oldId } of old) devices.remove(batch, uid, oldId);
    if (held.length > 0) news.queue(batch, caller, 'new-sign-in');
    await batch.commit().catch((error: unknown) => {
      // Another call of the same browser has recorded it.
      if (!isWriteConflict(error)) throw error;
    });
  }

  async function isAllowed(uid: string): Promise<boolean> {
    try {
      await count('new device', NEW_DEVICES, uid);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  async function listSessions({ caller }: Context<'listSessions'>) {
    const { uid, validSince, device } = caller;
    const since = new Date(validSince * 1000).toISOString();
    const held = await devices.all(uid);
    const data = held
      .filter(({ lastSignInAt }) => lastSignInAt >= since)
      .map(({ id, name, firstSeenAt, lastSignInAt }) => {
        return { id, device: name, firstSeenAt, lastSignInAt, current: id === device };
      });
    return { data };
  }

  async function exportDevices(uid: string): Promise<Omit<Session, 'id' | 'current'>[]> {
    const held = await devices.all(uid);
    return held.map(({ name: device, firstSeenAt, lastSignInAt }) => {
      return { device, firstSeenAt, lastSignInAt };
    });
  }

  async function endSessions({ caller }: Context<'endSessions'>) {
    await endSignIns(auth, profiles, caller.uid);
    return { ended: true as const };
  }

  const handlers = defineHandlers({ listSessions, endSessions });

  return { handlers, note, exportDevices };
}
