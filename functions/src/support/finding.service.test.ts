import { expect, test } from 'vitest';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { createTestPortal, type TestPortal } from '../testing/test-portal';

const LETTER = { name: 'Ana Pérez', email: 'ana.perez@example.com', message: 'Where?' };
const createSupportCaller = (portal: TestPortal) => portal.caller('sam', { isSupport: true });

async function write(portal: TestPortal, subject: string, from: Partial<typeof LETTER> = {}) {
  const ticketInput = { ...LETTER, ...from, subject };
  const { ticketId } = await portal.get('createTicket', portal.caller('visitor'), ticketInput);
  return ticketId;
}

async function listSubjects(portal: TestPortal, input: object) {
  const { data } = await portal.get('listTickets', createSupportCaller(portal), input);
  return data.map(({ subject }) => subject);
}

/** Three tickets a second apart, the first of them closed. */
async function setUpTickets() {
  const portal = createTestPortal();
  const first = await write(portal, 'Colours of the bridge');
  portal.setClock(1000);
  await write(portal, 'Invoice', { name: 'Bo Lind', email: 'bo@lind.example' });
  portal.setClock(2000);
  await write(portal, 'Colour of the key');
  await portal.get('updateTicket', createSupportCaller(portal), { id: first, state: 'closed' });
  return { portal, first };
}

test('a search finds tickets by the start of words in name, address and subject, including closed ones', async () => {
  const { portal } = await setUpTickets();
  for (const [search, found] of [
    ['colour', ['Colour of the key', 'Colours of the bridge']],
    ['perez BRI', ['Colours of the bridge']],
    ['bo@lind.example', ['Invoice']],
    ['ana.perez@ex', ['Colour of the key', 'Colours of the bridge']],
    ['nothing', []],
    ['…', []],
    [' ', ['Colour of the key', 'Invoice', 'Colours of the bridge']],
  ] as const) {
    expect(await listSubjects(portal, { search }), search).toEqual(found);
  }
  expect(await listSubjects(portal, { search: 'colour', state: 'closed' })).toEqual([
    'Colours of the bridge',
  ]);
});

test('a search finds a ticket by its number as people say it', async () => {
  const { portal, first } = await setUpTickets();
  const number = formatTicketNumber(first);
  for (const search of [number, number.toLowerCase(), number.replaceAll('-', '')]) {
    expect(await listSubjects(portal, { search }), search).toEqual(['Colours of the bridge']);
  }
});

test.each(['colour', 'ana colour', 'ana.perez@ex', 'ana.perez@example.com'])(
  'the results of a search for “%s” come in pages',
  async (search) => {
    const { portal } = await setUpTickets();
    const page = { search, limit: 1 };
    const { data, next } = await portal.get('listTickets', createSupportCaller(portal), page);
    expect(data.map(({ subject }) => subject)).toEqual(['Colour of the key']);
    const older = { ...page, before: next ?? '' };
    expect(await portal.get('listTickets', createSupportCaller(portal), older)).toMatchObject({
      data: [{ subject: 'Colours of the bridge' }],
      next: null,
    });
  },
);

test('tickets of one moment stay on one page of a search', async () => {
  const portal = createTestPortal();
  for (const subject of ['One', 'Two', 'Three']) await write(portal, subject);
  for (const search of ['ana', 'ana perez']) {
    expect(await listSubjects(portal, { search, limit: 1 }), search).toHaveLength(3);
  }
});

test('a ticket is assigned to someone who sees the admin area, and found by them', async () => {
  const { portal, first } = await setUpTickets();
  await portal.signUp(createSupportCaller(portal), 'Sam');
  await portal.signUp(portal.caller('nora'), 'Nora');
  const assign = { id: first, assignee: 'sam', version: 2 };
  await portal.get('updateTicket', createSupportCaller(portal), assign);
  const { data, people } = await portal.get('listTickets', createSupportCaller(portal), {
    assignee: 'sam',
  });
  expect(data).toMatchObject([{ id: first, assignee: 'sam', version: 3, state: 'closed' }]);
  expect(people).toMatchObject({ sam: 'Sam' });
  expect(await listSubjects(portal, { assignee: 'sam', state: 'open' })).toEqual([]);
  for (const assignee of ['nora', 'nobody-here']) {
    const wrong = { id: first, assignee };
    expect(await portal.run('updateTicket', createSupportCaller(portal), wrong)).toMatchObject({
      code: 'invalid-argument',
    });
  }
  const both = { assignee: 'sam', search: 'colour' };
  expect(await portal.run('listTickets', createSupportCaller(portal), both)).toMatchObject({
    code: 'invalid-argument',
  });
  await portal.get('updateTicket', createSupportCaller(portal), { id: first, assignee: null });
  expect(await listSubjects(portal, { assignee: 'sam' })).toEqual([]);
  const audit = await portal.db.collection('audit').orderBy('at').get();
  expect(audit.docs.map((entry) => entry.get('changes') as unknown)).toEqual(
    expect.arrayContaining([{ assignee: 'sam' }, { assignee: 'nobody' }]),
  );
});

test('one of two people who claim a ticket at once gets it, and the other gets an error', async () => {
  const { portal } = await setUpTickets();
  await portal.signUp(createSupportCaller(portal), 'Sam');
  await portal.signUp(portal.caller('ada', { isAdmin: true }), 'Ada');
  const id = await write(portal, 'Late');
  const outcomes = await Promise.all(
    ['sam', 'ada'].map((assignee) =>
      portal.run('updateTicket', createSupportCaller(portal), { id, assignee, version: 1 }),
    ),
  );
  expect(outcomes.map(({ code }) => code ?? 'kept').sort()).toEqual(['kept', 'ticket-changed']);
});
