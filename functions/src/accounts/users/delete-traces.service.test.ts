import { describe, expect, test, vi } from 'vitest';
import { addWholePerson, openOffer } from '../../testing/people';
import { findIn } from '../../testing/stored-data';
import { orderKeys } from '../../payments/order-words';
import { createTestPortal, START, type TestPortal } from '../../testing/test-portal';

/** Lists the collections that contain a word. */
async function findCollections(portal: TestPortal, word: string): Promise<string[]> {
  const paths = await findIn(portal.db, word);
  return [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
}

async function listMailTemplates(portal: TestPortal): Promise<string[]> {
  const mails = await portal.db.collection('mail').get();
  return mails.docs.map((mail) => mail.get('content.template') as string).sort();
}

/** The mail about the deletion, which is removed as soon as it is sent. */
const FAREWELL = 'mail/account-deleted-me';

describe('data left by DELETE /users', () => {
  test.each(['self', 'admin'])(
    'DELETE /users by %s leaves only the mail about the deletion',
    async (by) => {
      const portal = createTestPortal({
        mailer: { send: async () => undefined },
      });
      await openOffer(portal);
      const me = await addWholePerson(portal, 'me');
      expect(await findCollections(portal, me.nameWord)).toEqual(
        expect.arrayContaining(['licenses', 'mail', 'orders', 'tickets', 'users']),
      );
      expect(await findCollections(portal, me.addressWord)).toEqual(
        expect.arrayContaining(['mail', 'tickets', 'users', 'waitList']),
      );
      expect(await findIn(portal.db, me.themeWord)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^users\/me\/themes\/[^/]+\/versions\/2$/)]),
      );

      if (by === 'self') await portal.get('deleteUser', me.caller, { id: 'me' });
      else {
        const admin = portal.caller('boss', { isAdmin: true });
        await portal.get('deleteUser', admin, { id: 'me', uid: 'me' });
      }

      expect(await findIn(portal.db, me.nameWord)).toEqual([]);
      expect(await findIn(portal.db, me.addressWord)).toEqual([FAREWELL]);
      expect(await findIn(portal.db, me.themeWord)).toEqual([]);
      await portal.services.mail.sendMail('account-deleted-me');
      expect(await findIn(portal.db, me.addressWord)).toEqual([]);
      expect((await portal.auth.getUsers([{ uid: 'me' }])).users).toEqual([]);
    },
  );

  test('DELETE /users keeps the orders for the books, without personal data', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const me = await addWholePerson(portal, 'me');
    await portal.get('deleteUser', me.caller, { id: 'me' });
    const { searchKeys, ...order } =
      (await portal.db.doc(`orders/${me.order.id}`).get()).data() ?? {};
    expect(order).toMatchObject({ uid: null, name: null, amount: 4000, state: 'paid' });
    expect(JSON.stringify(order)).not.toContain('"me"');
    // The search finds the order only by its number, which ends like its id.
    expect(searchKeys).toEqual(orderKeys({ id: me.order.id, name: null }));
  });

  test('repeating an interrupted DELETE /users removes what the first call left', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const me = await addWholePerson(portal, 'me');
    vi.spyOn(portal.db, 'recursiveDelete').mockRejectedValueOnce(new Error('Cut off'));
    await expect(portal.run('deleteUser', me.caller, { id: 'me' })).rejects.toThrow('Cut off');
    expect(await findIn(portal.db, me.themeWord)).not.toEqual([]);
    expect(await findCollections(portal, me.addressWord)).toEqual([
      'mail',
      'mailLinks',
      'tickets',
      'waitList',
    ]);

    await portal.get('deleteUser', me.caller, { id: 'me' });
    expect(await findIn(portal.db, me.themeWord)).toEqual([]);
    expect(await findIn(portal.db, me.addressWord)).toEqual([FAREWELL]);
  });
});

describe('data that DELETE /users keeps', () => {
  test('DELETE /users leaves everyone else unchanged', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const me = await addWholePerson(portal, 'me');
    const other = await addWholePerson(portal, 'other');
    const words = [other.nameWord, other.addressWord, other.themeWord];
    const before = await Promise.all(words.map((word) => findIn(portal.db, word)));
    await portal.get('deleteUser', me.caller, { id: 'me' });
    const after = await Promise.all(words.map((word) => findIn(portal.db, word)));
    expect(after).toEqual(before);
  });

  test('DELETE /users leaves data under an address that the person has not proved', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const thief = await addWholePerson(portal, 'thief', false);
    expect(await listMailTemplates(portal)).toHaveLength(7);
    await portal.get('deleteUser', thief.caller, { id: 'thief' });
    expect(await listMailTemplates(portal)).toEqual([
      'password-reset',
      'theme-file',
      'ticket',
      'ticket-copy',
      'verification-code',
    ]);
    expect((await portal.db.collection('waitList').get()).size).toBe(1);
    expect((await portal.db.collection('tickets').get()).size).toBe(1);
  });
});

test('a mail sent at the moment of the deletion leaves no trace', async () => {
  const portal = createTestPortal();
  await openOffer(portal);
  const me = await addWholePerson(portal, 'me');
  for (const mail of (await portal.db.collection('mail').get()).docs) {
    await mail.ref.update({ state: 'sent', content: null, sentAt: START });
  }
  await portal.get('deleteUser', me.caller, { id: 'me' });
  const left = (await portal.db.collection('mail').get()).docs.map(({ ref }) => ref.path);
  expect(left).toEqual([FAREWELL]);
});
