import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readRevocations } from '@flexa/license/core';
import { composeHandlers } from '../compose';
import { createApp } from '../http/app';
import { DAY, createTestPortal, START } from '../testing/test-portal';
import { createRevocationListService } from './revocation-list';

const HOUR = 60 * 60 * 1000;
const ADDRESS = '/api/v1/licenses/revocations';

/** Creates a person with a licence of five seats. */
async function setUpLicense() {
  const portal = createTestPortal();
  const { services, platform } = portal;
  const nora = portal.caller('nora');
  const ada = portal.caller('ada', { isAdmin: true });
  for (const person of [nora, ada]) await portal.signUp(person, person.uid);
  const { id } = await portal.services.licenses.grant(ada, {
    uid: 'nora',
    month: 1,
    licenseType: 'standard',
    visualType: 'charts',
    name: 'Nora Lind',
    quantity: 5,
  });
  const { keys } = services.licenseKeys.buildKeySet();
  const read = async () => {
    const { list } = await portal.get('getRevocations', nora, {});
    return readRevocations(list, keys);
  };
  return {
    portal,
    nora,
    ada,
    id,
    read,
    fetchKey: () => portal.get('getLicenseKey', nora, { id }),
    revoke: () => portal.get('revokeLicense', ada, { id, reason: 'Sent back' }),
    build: () => services.jobs.buildRevocations(),
    /** True if a list built at that moment contains the licence. */
    isListedAt: async (after: number) => {
      portal.setClock(after);
      await services.jobs.buildRevocations();
      return (await read())?.has(id);
    },
    alerts: async () => {
      const mails = await platform.db.collection('mail').get();
      return mails.docs.map((mail) => mail.id).filter((mail) => mail.startsWith('alert-'));
    },
    app: () => createApp(platform, composeHandlers(platform, services)),
  };
}

describe('the revocation list', () => {
  test('the revocation list names a revoked key until it would have ended, and not once it is restored', async () => {
    const { portal, id, fetchKey, revoke, isListedAt } = await setUpLicense();
    const { expiresAt } = await fetchKey();
    expect(await isListedAt(0)).toBe(false);
    await revoke();
    expect(await isListedAt(DAY)).toBe(true);
    const end = Date.parse(expiresAt) - START.getTime();
    expect(await isListedAt(end - 1)).toBe(true);
    expect(await isListedAt(end + DAY)).toBe(false);
    await portal.db.doc(`licenses/${id}`).update({ deletedAt: null });
    expect(await isListedAt(2 * DAY)).toBe(false);
  });

  test('the revocation list leaves out keys that nobody holds', async () => {
    const { revoke, isListedAt } = await setUpLicense();
    await revoke();
    expect(await isListedAt(DAY)).toBe(false);
  });

  test('the revocation list leaves out a seat whose key nobody has seen, even if the buyer’s key was seen', async () => {
    const { portal, nora, ada, id, fetchKey, build, read } = await setUpLicense();
    await fetchKey();
    await portal.get('giveSeats', nora, { id, emails: [ada.email ?? ''] });
    const { id: seatId } = await portal.get('acceptSeat', ada, { id });
    await portal.get('takeSeatBack', nora, { id, seat: 1 });
    expect((await portal.db.doc(`licenses/${seatId}`).get()).get('deletedAt')).not.toBeNull();
    await build();
    expect((await read())?.has(seatId)).toBe(false);
  });

  test('the revocation list names a key that only a mail carried', async () => {
    const { portal, id, revoke, isListedAt } = await setUpLicense();
    await portal.services.mail.sendDue(10);
    expect((await portal.db.doc(`licenses/${id}`).get()).get('keyIssuedAt')).toBeDefined();
    await revoke();
    expect(await isListedAt(DAY)).toBe(true);
  });

  test('the revocation list names the key of a previous owner of the team', async () => {
    const { portal, id, ada, fetchKey, revoke, isListedAt } = await setUpLicense();
    await fetchKey();
    await portal.db.runTransaction(async (transaction) => {
      const owners = { from: 'nora', to: ada.uid };
      const { move } = await portal.services.licenses.prepareHandover(transaction, owners, START);
      move('Ada');
    });
    expect((await portal.db.doc(`licenses/${id}`).get()).data()).toMatchObject({ userId: 'ada' });
    await revoke();
    expect(await isListedAt(DAY)).toBe(true);
  });

  test('only the job builds the revocation list; a call reads it', async () => {
    const { fetchKey, revoke, build, read, id } = await setUpLicense();
    await fetchKey();
    await build();
    await revoke();
    expect((await read())?.has(id)).toBe(false);
    await build();
    expect((await read())?.has(id)).toBe(true);
  });

  test('caches may keep the revocation list for an hour, and it is sent compressed', async () => {
    const { build, app } = await setUpLicense();
    await build();
    const packed = await app().request(ADDRESS, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
    const text = gunzipSync(await packed.arrayBuffer()).toString();
    expect(JSON.parse(text)).toHaveProperty('list');
    const plain = await app().request(ADDRESS);
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.json()).toHaveProperty('list');
  });

  test('the revocation list takes no parameters', async () => {
    const { build, app } = await setUpLicense();
    await build();
    const answer = await app().request(`${ADDRESS}?v=2`);
    expect(await answer.json()).toMatchObject({
      code: 'invalid-argument',
      details: [{ field: 'v', message: 'Unknown field' }],
    });
  });
});

describe('a missing revocation list', () => {
  test('a missing revocation list answers an uncached 404 and alerts once a day', async () => {
    const { app, alerts, portal } = await setUpLicense();
    for (let time = 0; time < 2; time += 1) {
      const answer = await app().request(ADDRESS);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        code: 'not-found',
        message: 'There is no revocation list yet',
      });
    }
    expect(await alerts()).toEqual(['alert-revocation-list-missing-2026-11-20']);
    portal.setClock(DAY);
    await app().request(ADDRESS);
    expect(await alerts()).toHaveLength(2);
  });

  test('a revocation list with a missing part counts as missing', async () => {
    const { app, alerts, build, portal } = await setUpLicense();
    await build();
    const head = await portal.db.doc('revocations/current').get();
    await portal.db.doc(`revocations/${head.get('build') as string}-0`).delete();
    expect((await app().request(ADDRESS)).status).toBe(404);
    expect(await alerts()).toEqual(['alert-revocation-list-missing-2026-11-20']);
  });
});

describe('an outdated revocation list', () => {
  test('an outdated revocation list is still served, with an alert after three hours', async () => {
    const { fetchKey, revoke, build, read, id, alerts, portal } = await setUpLicense();
    await fetchKey();
    await revoke();
    await build();
    portal.setClock(3 * HOUR);
    expect((await read())?.has(id)).toBe(true);
    expect(await alerts()).toEqual([]);
    portal.setClock(3 * HOUR + 1);
    expect((await read())?.has(id)).toBe(true);
    expect(await alerts()).toEqual(['alert-revocation-list-outdated-2026-11-20']);
  });

  test('a revocation list stays if the next one can’t be built, and the operator gets an alert', async () => {
    const { portal, fetchKey, revoke, build, read, id, alerts } = await setUpLicense();
    await fetchKey();
    await revoke();
    await build();
    const { platform, services } = portal;
    const failing = createRevocationListService(
      platform,
      { signRevocations: () => Promise.reject(new Error('There is no key to sign with')) },
      services.licenses,
    );
    await expect(failing.build()).rejects.toThrow('There is no key to sign with');
    expect((await read())?.has(id)).toBe(true);
    expect(await alerts()).toEqual(['alert-revocation-list-failed-2026-11-20']);
  });
});

describe('a long revocation list', () => {
  /** Lists that are texts of so many characters, in place of signed ones. */
  async function setUpLongLists() {
    const portal = createTestPortal();
    let text = '';
    const lists = createRevocationListService(
      portal.platform,
      { signRevocations: async () => text },
      portal.services.licenses,
    );
    const parts = async () => {
      const found = await portal.db.collection('revocations').get();
      return found.docs.map(({ id }) => id).filter((id) => id !== 'current');
    };
    const build = async (length: number, letter: string) => {
      text = letter.repeat(length - 1) + '.';
      await lists.build();
      return text;
    };
    return { portal, lists, parts, build };
  }

  test.each([
    [899_999, 1],
    [900_000, 1],
    [900_001, 2],
    [2_000_000, 3],
  ])(
    'a revocation list of %d characters is stored in %d documents and read as one',
    async (length, count) => {
      const { lists, parts, build } = await setUpLongLists();
      const text = await build(length, 'a');
      expect(await parts()).toHaveLength(count);
      expect((await lists.read()) === text).toBe(true);
    },
  );

  test('the parts of the previous revocation list stay for two hours, those of the current one for good', async () => {
    const { portal, lists, parts, build } = await setUpLongLists();
    await build(1_000_000, 'a');
    portal.setClock(HOUR);
    await build(1_000_000, 'b');
    expect(await parts()).toHaveLength(4);
    portal.setClock(2 * HOUR + 1);
    const text = await build(10, 'c');
    expect(await parts()).toHaveLength(3);
    expect(await lists.read()).toBe(text);
    portal.setClock(100 * DAY);
    await build(10, 'd');
    expect(await parts()).toHaveLength(1);
  });
});
