import { expect, test } from 'vitest';
import { createMailSender } from '../mail/sender';
import { addPerson, createPortalWithSeats } from '../testing/licenses';
import { createRecordingMailer, HOUR } from '../testing/outbox';

const NORA = 'nora@flexa.test';
const ANN = 'ann@flexa.test';

/** A portal in which Nora is invited to the second seat, and the mail has been sent. */
async function setUpInvitation() {
  const setUp = await createPortalWithSeats(3);
  const { portal, buyer, id, invitations } = setUp;
  const { mailer } = createRecordingMailer();
  const platform = { ...portal.platform, mailer };
  const sender = createMailSender(
    platform,
    async () => null,
    async () => null,
    async () => true,
  );
  const send = () => sender.sendDue(10);
  const resend = (who = buyer, seat = 1) => portal.run('resendInvitation', who, { id, seat });
  const readLinks = async (to = NORA) => {
    const { docs } = await invitations.where('to', '==', to).get();
    return docs.flatMap((mail) => (mail.get('content.data.code') as string | undefined) ?? []);
  };
  await setUp.give([NORA]);
  const [firstLink = ''] = await readLinks();
  await send();
  return { ...setUp, firstLink, send, resend, readLinks };
}

test('resendInvitation mails the invitation again, with a link of its own that shows the seat', async () => {
  const { portal, buyer, firstLink, resend, readLinks, id } = await setUpInvitation();
  expect(await resend()).toMatchObject({ value: { seat: 1, state: 'invited', email: NORA } });
  const links = [firstLink, ...(await readLinks())];
  expect(new Set(links).size).toBe(2);
  for (const code of links) {
    expect(await portal.get('readInvitation', buyer, { code })).toMatchObject({ licenseId: id });
  }
});

test('resendInvitation sends one mail in sixty minutes, however many calls arrive, also at once', async () => {
  const { portal, resend, send, mailsTo } = await setUpInvitation();
  // Half past, so that the next full hour begins thirty minutes later.
  portal.setClock(HOUR / 2);
  const answers = await Promise.all([resend(), resend(), resend()]);
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  expect(await mailsTo(NORA)).toBe(2);
  await send();
  for (const after of [HOUR, 1.5 * HOUR - 1]) {
    portal.setClock(after);
    await resend();
    expect(await mailsTo(NORA)).toBe(2);
  }
  portal.setClock(1.5 * HOUR);
  await resend();
  expect(await mailsTo(NORA)).toBe(3);
});

test('resendInvitation sends one mail in sixty minutes, also after the seat was removed and assigned again', async () => {
  const { give, resend, send, takeBack, mailsTo } = await setUpInvitation();
  await resend();
  await send();
  await takeBack(1);
  await give([NORA]);
  await resend();
  expect(await mailsTo(NORA)).toBe(2);
});

test('resendInvitation queues no second mail while the last one is still on its way', async () => {
  const { portal, give, resend, mailsTo } = await setUpInvitation();
  await give([ANN]);
  expect(await resend(undefined, 2)).toMatchObject({ value: { seat: 2, state: 'invited' } });
  expect(await mailsTo(ANN)).toBe(1);
  await resend();
  portal.setClock(HOUR);
  await resend();
  expect(await mailsTo(NORA)).toBe(2);
  const found = await portal.db.collection('audit').where('action', '==', 'seat.resend').get();
  expect(found.size).toBe(1);
});

test('resendInvitation replaces a mail that could not be delivered', async () => {
  const { give, resend, invitations, readLinks } = await setUpInvitation();
  await give([ANN]);
  const before = await readLinks(ANN);
  const [mail] = (await invitations.where('to', '==', ANN).get()).docs;
  await mail?.ref.update({ state: 'failed', nextAttemptAt: null });
  await resend(undefined, 2);
  const { docs } = await invitations.where('to', '==', ANN).get();
  expect(docs.map((each) => each.get('state') as string)).toEqual(['queued']);
  expect(await readLinks(ANN)).not.toEqual(before);
});

test('resendInvitation sends nothing for a seat that is held, free or unknown', async () => {
  const { resend, accept, takeBack, mailsTo } = await setUpInvitation();
  await accept();
  expect(await resend()).toMatchObject({ code: 'not-found' });
  await takeBack(1);
  expect(await resend()).toMatchObject({ code: 'not-found' });
  expect(await resend(undefined, 2)).toMatchObject({ code: 'not-found' });
  expect(await mailsTo(NORA)).toBe(1);
});

test('resendInvitation sends nothing for a licence that has ended', async () => {
  const { portal, resend, mailsTo } = await setUpInvitation();
  portal.setClock(366 * 24 * HOUR);
  expect(await resend()).toMatchObject({ code: 'license-not-active' });
  expect(await mailsTo(NORA)).toBe(1);
});

test('only the owner and the managers of the team can resend an invitation', async () => {
  const { portal, nora, resend, mailsTo } = await setUpInvitation();
  const stranger = await addPerson(portal, 'sten');
  expect(await resend(nora)).toMatchObject({ code: 'permission-denied' });
  expect(await resend(stranger)).toMatchObject({ code: 'permission-denied' });
  expect(await mailsTo(NORA)).toBe(1);
});

/** As above, with Nora as a manager who assigned a seat to Ann; the mail has not been sent. */
async function setUpManager() {
  const setUp = await setUpInvitation();
  const { portal, buyer, nora, give, id } = setUp;
  await portal.get('acceptSeat', nora, { id });
  const input = { id: 'buyer', email: NORA, role: 'manager' } as const;
  await portal.get('setTeamMember', buyer, input);
  const { data } = await give([ANN], nora);
  const seat = data[0]?.seat ?? -1;
  const deleteNora = () => portal.get('deleteUser', portal.caller(nora.uid), { id: nora.uid });
  return { ...setUp, seat, deleteNora };
}

test('an unsent first invitation is deleted with the account of its sender', async () => {
  const { mailsTo, deleteNora } = await setUpManager();
  expect(await mailsTo(ANN)).toBe(1);
  await deleteNora();
  expect(await mailsTo(ANN)).toBe(0);
});

test('an unsent first invitation is deleted with its sender after someone else has asked to resend it', async () => {
  const { buyer, seat, resend, mailsTo, deleteNora } = await setUpManager();
  await resend(buyer, seat);
  await deleteNora();
  expect(await mailsTo(ANN)).toBe(0);
});

test('an unsent repeated invitation is deleted with its sender, and the sent one stays', async () => {
  const { portal, buyer, nora, seat, send, resend, mailsTo, deleteNora } = await setUpManager();
  await send();
  await resend(nora, seat);
  expect(await mailsTo(ANN)).toBe(2);
  portal.setClock(HOUR);
  await resend(buyer, seat);
  await deleteNora();
  expect(await mailsTo(ANN)).toBe(1);
});

test('an unsent invitation is deleted when the seat is removed, and the next one names its own sender', async () => {
  const { buyer, nora, seat, give, takeBack, invitations, mailsTo, deleteNora } =
    await setUpManager();
  await takeBack(seat, nora);
  expect(await mailsTo(ANN)).toBe(0);
  await give([ANN], buyer);
  await deleteNora();
  const { docs } = await invitations.where('to', '==', ANN).get();
  expect(docs.map((mail) => mail.get('content.data.giver.email') as string)).toEqual([buyer.email]);
});
