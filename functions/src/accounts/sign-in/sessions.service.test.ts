import { describe, expect, test } from 'vitest';
import { countReads } from '../../testing/stored-data';
import { createTestApp, type TestApp } from '../../testing/test-app';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const EMAIL = 'nora@flexa.test';

/** Creates one sign-in of Nora's from a device, the given number of seconds ago. */
function openBrowser(app: TestApp, device: string, userAgent = CHROME, signedInAgo = 0) {
  const token = app.createToken('nora', EMAIL, { signedInAgo });
  const headers = { 'X-Device': device, 'User-Agent': userAgent };
  return {
    call: (name: 'getUser' | 'listSessions' | 'endSessions') =>
      app.ask(name, { uid: 'nora' }, token, headers),
    async sessions() {
      const { body } = await app.ask('listSessions', { uid: 'nora' }, token, headers);
      return (body as { data: { device: string; current: boolean }[] }).data;
    },
  };
}

/** Adds devices of Nora's, each a minute older than the previous one. */
async function addDevices({ db }: TestApp, count: number): Promise<void> {
  const batch = db.batch();
  for (let i = 0; i < count; i += 1) {
    const at = new Date(Date.now() - (i + 1) * 60_000);
    const device = { name: 'Safari', firstSeenAt: at, lastSignInAt: at };
    batch.set(db.doc(`users/nora/devices/old-${i}`), device);
  }
  await batch.commit();
}

/** Returns the data of the mails about new sign-ins. */
async function listNewSignInMails(app: TestApp): Promise<unknown[]> {
  const mails = await app.db.collection('mail').where('to', '==', EMAIL).get();
  return mails.docs
    .filter((mail) => mail.get('content.data.news') === 'new-sign-in')
    .map((mail) => mail.get('content.data') as unknown);
}

describe('sign-in record', () => {
  test('the first call of a sign-in records it, and mails its owner if the device is new', async () => {
    const app = await createTestApp();
    await app.person('nora');
    const laptop = openBrowser(app, 'laptop', CHROME, 30);
    await Promise.all([laptop.call('getUser'), laptop.call('getUser'), laptop.call('getUser')]);
    expect(await listNewSignInMails(app)).toEqual([]);

    const other = openBrowser(app, 'other', FIREFOX, 10);
    await Promise.all([other.call('getUser'), other.call('getUser'), other.call('getUser')]);
    await openBrowser(app, 'other', FIREFOX, 5).call('getUser');
    expect(await listNewSignInMails(app)).toEqual([{ news: 'new-sign-in' }]);
    expect(await laptop.sessions()).toMatchObject([
      { device: 'Firefox on Linux', current: false },
      { device: 'Chrome on Windows', current: true },
    ]);
  });

  test('a new sign-in is mailed only to a proved address', async () => {
    const app = await createTestApp();
    await app.person('nora');
    await app.auth.updateUser('nora', { emailVerified: false });
    await app.auth.setCustomUserClaims('nora', {});
    await openBrowser(app, 'laptop').call('getUser');
    await openBrowser(app, 'other').call('getUser');
    expect(await listNewSignInMails(app)).toEqual([]);
    expect(await openBrowser(app, 'other').sessions()).toHaveLength(2);
  });

  test('sign-ins from made-up devices are stored and mailed ten times a day at most', async () => {
    const app = await createTestApp();
    await app.person('nora');
    for (let i = 0; i < 15; i += 1) {
      expect(await openBrowser(app, `made-up-${i}`).call('getUser')).toMatchObject({ status: 200 });
    }
    // The first sign-in sends no mail.
    expect(await listNewSignInMails(app)).toHaveLength(9);
    expect((await app.db.collection('users/nora/devices').get()).size).toBe(10);
  });

  test('a sign-in beyond the daily limit reads no list of devices', async () => {
    const app = await createTestApp();
    await app.person('nora');
    for (let i = 0; i < 10; i += 1) await openBrowser(app, `made-up-${i}`).call('getUser');
    const countCallReads = async (device: string) => {
      const { call } = openBrowser(app, device);
      return (await countReads(app.db, () => call('getUser'))).reads;
    };
    const before = await countCallReads('one more');
    await addDevices(app, 30);
    expect(await countCallReads('and another')).toBe(before);
  });

  test('recording a sign-in keeps the newest fifty devices', async () => {
    const app = await createTestApp();
    await app.person('nora');
    await addDevices(app, 60);
    await openBrowser(app, 'laptop').call('getUser');
    const kept = (await app.db.collection('users/nora/devices').get()).docs.map(({ id }) => id);
    expect(kept).toHaveLength(50);
    expect(kept).toContain('old-48');
    expect(kept).not.toContain('old-49');
  });

  test('many concurrent calls of one sign-in count once', async () => {
    const app = await createTestApp();
    await app.person('nora');
    await openBrowser(app, 'laptop').call('getUser');
    const other = openBrowser(app, 'other', FIREFOX);
    await Promise.all(Array.from({ length: 15 }, () => other.call('getUser')));
    for (let i = 0; i < 8; i += 1) await openBrowser(app, `next-${i}`).call('getUser');
    expect(await listNewSignInMails(app)).toHaveLength(9);
  });

  test('nothing that the browser sends reaches the mail, the list or the database', async () => {
    const app = await createTestApp();
    await app.person('nora');
    await openBrowser(app, 'first').call('getUser');
    const other = openBrowser(app, 'secret-id', 'https://evil.example call 555-0100');
    await other.call('getUser');
    expect(await listNewSignInMails(app)).toEqual([{ news: 'new-sign-in' }]);
    expect(await other.sessions()).toContainEqual(
      expect.objectContaining({ device: 'Unknown device', current: true }),
    );
    const kept = JSON.stringify(
      (await app.db.collection('users/nora/devices').get()).docs.map((each) => [
        each.id,
        each.data(),
      ]),
    );
    expect(kept).not.toMatch(/secret-id|evil/);
  });
});

test('signing out everywhere ends all sign-ins, for the security rules too', async () => {
  const app = await createTestApp();
  await app.person('nora');
  const [laptop, other] = [openBrowser(app, 'laptop'), openBrowser(app, 'other')];
  await laptop.call('getUser');
  await other.call('getUser');
  expect(await laptop.call('endSessions')).toMatchObject({ status: 200, body: { ended: true } });
  for (const each of [laptop, other]) {
    expect(await each.call('getUser')).toMatchObject({ status: 401 });
  }
  const { tokensValidAfterTime } = await app.auth.getUser('nora');
  const validSince = (await app.db.doc('users/nora').get()).get('validSince') as number;
  expect(validSince).toBe(Date.parse(tokensValidAfterTime ?? '') / 1000);
  const back = openBrowser(app, 'laptop', CHROME, -1);
  expect(await back.sessions()).toMatchObject([{ device: 'Chrome on Windows', current: true }]);
  expect(await listNewSignInMails(app)).toHaveLength(1);
});
