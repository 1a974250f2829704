import { expect, test } from 'vitest';
import { addPerson, createPortalWithSeats } from '../testing/licenses';

async function setUpLabel() {
  const setUp = await createPortalWithSeats(3);
  const { portal, buyer } = setUp;
  const label = (text: string, who = buyer, id = setUp.id) =>
    portal.run('nameLicense', who, { id, label: text });
  const read = async () =>
    (await portal.db.doc(`licenses/${setUp.id}`).get()).get('label') as unknown;
  return { ...setUp, label, read };
}

test('the owner labels a licence, sees it in the list of the team, and removes it', async () => {
  const { portal, buyer, label, read } = await setUpLabel();
  expect(await label('  Finance ')).toMatchObject({ value: { label: 'Finance' } });
  const view = await portal.get('getTeam', buyer, { id: 'buyer' });
  expect(view.licenses).toMatchObject([{ label: 'Finance' }]);
  const { data } = await portal.get('listLicenses', buyer, { uid: 'buyer' });
  expect(data).toMatchObject([{ label: 'Finance' }]);
  expect(await label('')).toMatchObject({ value: { label: null } });
  expect(await read()).toBeUndefined();
});

test.each([
  ['41 characters', 'x'.repeat(41)],
  ['a line break', 'Fin\nance'],
  ['a character that turns the direction of text', 'Fin\u202eance'],
])('a label with %s is refused', async (_, text) => {
  const { label, read } = await setUpLabel();
  expect(await label(text)).toMatchObject({ code: 'invalid-argument' });
  expect(await read()).toBeUndefined();
});

test('a manager of the team may label its licences, the holder of a seat and strangers may not', async () => {
  const { portal, buyer, nora, give, accept, label, id, read } = await setUpLabel();
  await give(['nora@flexa.test']);
  await accept();
  const stranger = await addPerson(portal, 'sten');
  expect(await label('Mine', nora)).toMatchObject({ code: 'permission-denied' });
  expect(await label('Mine', nora, `${id}.1`)).toMatchObject({ code: 'permission-denied' });
  expect(await label('Mine', stranger)).toMatchObject({ code: 'permission-denied' });
  expect(await label('Mine', stranger, 'unknown')).toMatchObject({ code: 'permission-denied' });
  expect(await label('Mine', { ...stranger, isAdmin: true })).toMatchObject({
    code: 'permission-denied',
  });
  const input = { id: 'buyer', email: 'nora@flexa.test', role: 'manager' } as const;
  await portal.get('setTeamMember', buyer, input);
  expect(await label('Finance', nora)).toMatchObject({ value: { label: 'Finance' } });
  expect(await read()).toBe('Finance');
});

test('the licence of a seat does not carry the label', async () => {
  const { portal, give, accept, label, id } = await setUpLabel();
  await label('Finance');
  await give(['nora@flexa.test']);
  await accept();
  expect((await portal.db.doc(`licenses/${id}.1`).get()).get('label')).toBeUndefined();
});

test('each change of a label is one audit entry without the text', async () => {
  const { portal, buyer, label, id } = await setUpLabel();
  for (const text of ['Finance', 'Finance', 'Sales', '']) await label(text, buyer, id);
  const found = await portal.db.collection('audit').where('action', '==', 'license.label').get();
  expect(found.docs.map((entry) => entry.get('changes') as object)).toEqual(
    expect.arrayContaining([
      { userId: 'buyer', label: 'changed' },
      { userId: 'buyer', label: 'changed' },
      { userId: 'buyer', label: 'removed' },
    ]),
  );
  expect(found.size).toBe(3);
});
