import { expect, test } from 'vitest';
import { addPerson, createPortalWithSeats } from '../testing/licenses';

const HOUR = 60 * 60 * 1000;
const NORA = 'nora@flexa.test';

/** A portal in which Nora is invited to the second seat. */
async function setUpInvitation() {
  const setUp = await createPortalWithSeats(3);
  const { portal, buyer, id, invitations } = setUp;
  await setUp.give([NORA]);
  const resend = (who = buyer, seat = 1) => portal.run('resendInvitation', who, { id, seat });
  const readLinks = async () => {
    const { docs } = await invitations.where('to', '==', NORA).get();
    return docs.map((mail) => mail.get('content.data.code') as string);
  };
  return { ...setUp, resend, readLinks };
}

test('mails the invitation again, with a link of its own that shows the seat', async () => {
  const { portal, buyer, resend, readLinks, id } = await setUpInvitation();
  expect(await resend()).toMatchObject({ value: { seat: 1, state: 'invited', email: NORA } });
  const links = await readLinks();
  expect(new Set(links).size).toBe(2);
  for (const code of links) {
    expect(await portal.get('readInvitation', buyer, { code })).toMatchObject({ licenseId: id });
  }
});

test('sends one mail an hour, however often it is asked and also at once', async () => {
  const { portal, resend, mailsTo } = await setUpInvitation();
  const answers = await Promise.all([resend(), resend(), resend()]);
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  await resend();
  expect(await mailsTo(NORA)).toBe(2);
  portal.setClock(HOUR);
  await resend();
  expect(await mailsTo(NORA)).toBe(3);
});

test('sends nothing for a seat that is held, free or unknown', async () => {
  const { resend, accept, takeBack, mailsTo } = await setUpInvitation();
  await accept();
  expect(await resend()).toMatchObject({ code: 'not-found' });
  await takeBack(1);
  expect(await resend()).toMatchObject({ code: 'not-found' });
  expect(await resend(undefined, 2)).toMatchObject({ code: 'not-found' });
  expect(await mailsTo(NORA)).toBe(1);
});

test('sends nothing for a licence that has ended', async () => {
  const { portal, resend, mailsTo } = await setUpInvitation();
  portal.setClock(366 * 24 * HOUR);
  expect(await resend()).toMatchObject({ code: 'license-not-active' });
  expect(await mailsTo(NORA)).toBe(1);
});

test('is for the owner and the managers of the team', async () => {
  const { portal, nora, resend, mailsTo } = await setUpInvitation();
  const stranger = await addPerson(portal, 'sten');
  expect(await resend(nora)).toMatchObject({ code: 'permission-denied' });
  expect(await resend(stranger)).toMatchObject({ code: 'permission-denied' });
  expect(await mailsTo(NORA)).toBe(1);
});

test('an invitation that is not sent yet goes with the account of its sender', async () => {
  const { portal, buyer, nora, resend, mailsTo, give, id } = await setUpInvitation();
  await portal.get('acceptSeat', nora, { id });
  const input = { id: 'buyer', email: NORA, role: 'manager' } as const;
  await portal.get('setTeamMember', buyer, input);
  const { data } = await give(['ann@flexa.test'], nora);
  await resend(nora, data[0]?.seat ?? -1);
  expect(await mailsTo('ann@flexa.test')).toBe(2);
  await portal.get('deleteUser', nora, { id: nora.uid });
  expect(await mailsTo('ann@flexa.test')).toBe(0);
});
