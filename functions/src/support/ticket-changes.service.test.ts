import { expect, test } from 'vitest';
import type { Caller } from '../platform/handlers';
import { createTestPortal, type TestPortal } from '../testing/test-portal';

const LETTER = { name: 'Ana', email: 'ana@example.com', subject: 'Colours', message: 'Where?' };

const createAdminCaller = (portal: TestPortal): Caller => portal.caller('admin', { isAdmin: true });

async function write(portal: TestPortal): Promise<string> {
  const { ticketId } = await portal.get('createTicket', portal.caller('visitor'), LETTER);
  return ticketId;
}

test('a note can only be saved over the latest one, and the list names its author', async () => {
  const portal = createTestPortal();
  await portal.signUp(portal.caller('anna'), 'Anna');
  const id = await write(portal);
  const anna = portal.caller('anna', { isAdmin: true });
  await portal.get('updateTicket', anna, { id, note: 'Called', version: 1 });
  const late = { id, note: 'Wrote to Ana', version: 1 };
  expect(await portal.run('updateTicket', createAdminCaller(portal), late)).toMatchObject({
    code: 'ticket-changed',
  });
  expect(await portal.get('listTickets', createAdminCaller(portal), {})).toMatchObject({
    data: [{ note: 'Called', version: 2, updatedBy: 'anna' }],
    people: { anna: 'Anna' },
  });
  // The same request twice, and a change that does not concern the note.
  for (const change of [
    { id, note: 'Called', version: 1 },
    { id, state: 'closed' as const, version: 1 },
    { ...late, version: 3 },
  ]) {
    expect(await portal.run('updateTicket', createAdminCaller(portal), change)).not.toHaveProperty(
      'code',
    );
  }
  expect(await portal.get('listTickets', createAdminCaller(portal), {})).toMatchObject({
    data: [{ note: 'Wrote to Ana', state: 'closed', version: 4 }],
  });
});

test('when two admins save over the same version at once, one note is kept and the other refused', async () => {
  const portal = createTestPortal();
  const id = await write(portal);
  const outcomes = await Promise.all(
    ['Called', 'Wrote'].map((note) =>
      portal.run('updateTicket', createAdminCaller(portal), { id, note, version: 1 }),
    ),
  );
  expect(outcomes.map(({ code }) => code ?? 'kept').sort()).toEqual(['kept', 'ticket-changed']);
});

test('the sender gets a mail each time their ticket is closed, without anyone’s own words', async () => {
  const portal = createTestPortal();
  const id = await write(portal);
  for (const state of ['closed', 'closed', 'open', 'closed'] as const) {
    await portal.get('updateTicket', createAdminCaller(portal), { id, state });
  }
  const mails = await portal.db
    .collection('mail')
    .where('content.template', '==', 'ticket-closed')
    .get();
  expect(
    mails.docs.map((mail) => [mail.get('to') as unknown, mail.get('content.data') as unknown]),
  ).toEqual([
    [LETTER.email, { ticketId: id }],
    [LETTER.email, { ticketId: id }],
  ]);
});

test('an answer sent several times is mailed once with the name and the question, and stays with the ticket', async () => {
  const portal = createTestPortal();
  const id = await write(portal);
  const answer = { id, answer: 'Under Format, Data colours.', version: 1 };
  await Promise.all(
    [1, 2].map(() => portal.run('updateTicket', createAdminCaller(portal), answer)),
  );
  await portal.get('updateTicket', createAdminCaller(portal), answer);
  // Closed by the answer: one mail says both.
  const last = { id, answer: 'Closed then.', state: 'closed' as const, version: 2 };
  await portal.get('updateTicket', createAdminCaller(portal), last);

  const { data } = await portal.get('listTickets', createAdminCaller(portal), {});
  expect(data).toMatchObject([
    {
      state: 'closed',
      version: 3,
      answers: [
        { text: 'Under Format, Data colours.', by: 'admin', version: 1 },
        { text: 'Closed then.', by: 'admin', version: 2 },
      ],
    },
  ]);
  const mails = await portal.db.collection('mail').where('to', '==', LETTER.email).get();
  const contents = mails.docs.map((mail) => mail.get('content') as unknown);
  expect(contents).toHaveLength(3);
  for (const [text, isClosed] of [
    ['Under Format, Data colours.', false],
    ['Closed then.', true],
  ]) {
    const { name, subject, message } = LETTER;
    const data = { ticketId: id, name, question: { subject, message }, answer: text, isClosed };
    expect(contents).toContainEqual({ template: 'ticket-answered', data });
  }
});

test('when two admins answer at once, one answer is sent and the other refused; an answer needs a version', async () => {
  const portal = createTestPortal();
  const id = await write(portal);
  const outcomes = await Promise.all(
    ['Here', 'There'].map((answer) =>
      portal.run('updateTicket', createAdminCaller(portal), { id, answer, version: 1 }),
    ),
  );
  expect(outcomes.map(({ code }) => code ?? 'sent').sort()).toEqual(['sent', 'ticket-changed']);
  expect(
    await portal.run('updateTicket', createAdminCaller(portal), { id, answer: 'No' }),
  ).toMatchObject({
    code: 'invalid-argument',
  });
});
