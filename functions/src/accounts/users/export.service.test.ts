import { beforeAll, describe, expect, test } from 'vitest';
import type { UserExport } from '@flexa/contracts/users';
import { auth, call, newVerifiedUser, openFreeOffer, signUp } from '../../testing/shared-project';
import { newWord } from '../../testing/accounts';
import { addWholePerson, openOffer } from '../../testing/people';
import { anInstant, aText } from '../../testing/matchers';
import { createTestPortal, START } from '../../testing/test-portal';

beforeAll(() => openFreeOffer());

const at = START.toISOString();

describe('GET /users/{uid}/export', () => {
  test('the export contains everything stored about the person, and no more', async () => {
    const name = newWord();
    const { uid, email, token } = await newVerifiedUser(name);
    const license = await call('POST', `/users/license-free/${uid}`, {
      token,
      body: { month: 1, visualType: 'charts', name },
    });
    const user = await call('GET', `/users/${uid}`, { token });
    const { props: _, ...summary } = user.body;
    const place = await call('GET', '/discount/decrement', { token });

    const answer = await call('GET', `/users/${uid}/export`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { mails, ...rest } = answer.body as unknown as UserExport;
    expect(rest).toEqual({
      exportedAt: anInstant,
      user: summary,
      licenses: [license.body],
      offerPlaces: [place.body],
      signIn: {
        emailVerified: true,
        providers: ['password'],
        createdAt: aText,
        lastSignInAt: aText,
      },
      passkeys: [],
      devices: [{ device: 'Unknown device', firstSeenAt: anInstant, lastSignInAt: anInstant }],
      orders: [],
      themes: [],
      mailPreferences: { reminders: true },
      waitList: [],
      tickets: [],
      seats: [],
      teams: [],
      billingContactFor: [],
      teamThemes: [],
      audit: [],
    });
    expect(summary).toMatchObject({ name, email });
    expect(mails.map(({ id }) => id).sort()).toEqual([
      `granted-${String(license.body['id'])}`,
      `welcome-${uid}`,
    ]);
  });

  test('the export answers 404 without a profile', async () => {
    const { uid, token } = await signUp();
    expect((await call('GET', `/users/${uid}/export`, { token })).status).toBe(404);
    await auth.deleteUser(uid);
  });

  test('the export contains orders, themes, mails, wait list, tickets and the actions of admins', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const me = await addWholePerson(portal, 'me');
    await addWholePerson(portal, 'other');
    const { themes, mails, orders, waitList, tickets, audit, licenses } = await portal.get(
      'exportUser',
      me.caller,
      { uid: 'me' },
    );
    expect(licenses).toEqual([me.license]);
    expect(themes).toEqual([me.saved]);
    expect(themes[0]?.theme).toMatchObject({ by: me.themeWord, again: true });
    expect(orders).toMatchObject([{ id: 'cs_test_me', name: me.name, amount: 4000 }]);
    expect(orders[0]).not.toHaveProperty('paymentIntent');
    expect(waitList).toEqual(['suite']);
    expect(tickets).toEqual([
      {
        id: aText,
        kind: 'contact',
        name: me.name,
        email: me.email,
        subject: 'Help',
        message: me.name,
        state: 'open',
        answers: [],
        note: null,
        createdAt: at,
        updatedAt: null,
      },
    ]);
    expect(audit).toEqual([{ id: aText, action: 'user.update', changes: { name: 'changed' }, at }]);
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'expiry-reminder',
      'license-granted',
      'password-reset',
      'theme-file',
      'ticket-copy',
      'verification-code',
      'welcome',
    ]);
    for (const mail of mails) {
      expect(mail).toEqual({
        id: aText,
        template: aText,
        state: 'queued',
        createdAt: at,
        sentAt: null,
      });
    }
  });

  test('the export contains the actions of admins on licences, orders and tickets of the person', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const me = await addWholePerson(portal, 'me');
    const admin = portal.caller('boss', { isAdmin: true });
    await portal.get('revokeLicense', admin, { id: me.license.id, reason: 'Asked for it' });
    const [ticket] = (await portal.get('listTickets', admin, {})).data;
    await portal.get('updateTicket', admin, {
      id: ticket?.id ?? '',
      note: 'Was kind',
      answer: 'Like this',
      version: 1,
    });
    const { audit, tickets } = await portal.get('exportUser', me.caller, { uid: 'me' });
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'license.revoke',
      'ticket.update',
      'user.update',
    ]);
    expect(tickets).toMatchObject([{ note: 'Was kind' }]);
    expect(tickets[0]?.answers).toEqual([{ text: 'Like this', at }]);
    expect(JSON.stringify({ audit, tickets })).not.toMatch(/\bboss/);
  });

  test('the export omits data under an address that the person has not proved', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const thief = await addWholePerson(portal, 'thief', false);
    const { mails, waitList, tickets } = await portal.get('exportUser', thief.caller, {
      uid: 'thief',
    });
    expect({ waitList, tickets }).toEqual({ waitList: [], tickets: [] });
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'expiry-reminder',
      'license-granted',
    ]);
  });

  test('the export gives only the kind of a sent mail', async () => {
    const portal = createTestPortal();
    await openOffer(portal);
    const me = await addWholePerson(portal, 'me');
    await portal.db.doc('mail/expiry-me').update({ state: 'sent', content: null, sentAt: START });
    const { mails } = await portal.get('exportUser', me.caller, { uid: 'me' });
    const outline = { id: 'expiry-me', state: 'sent', createdAt: at, sentAt: at };
    expect(mails.find(({ id }) => id === 'expiry-me')).toEqual({
      ...outline,
      template: 'expiry-reminder',
    });
  });
});
