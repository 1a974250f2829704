import { call, PASSWORD, signInByRest } from './fixtures/people';
import { expect, expectPurchaseDone, payAndClick, test } from './fixtures/shop';
import { readColors, setColor } from './fixtures/studio';
import { findViolations, measureOverflow } from './fixtures/violations';

test('an owner shares a theme, which a member opens by its address until the seat is taken back', async ({
  openAsNewCustomer,
  newCustomer,
  allowConsoleMessage,
}) => {
  const { page: owner, email } = await openAsNewCustomer(
    '/pricing-charts?months=3&quantity=3',
    'Bea Buyer',
  );
  await payAndClick(owner, 'Pay');
  await expectPurchaseDone(owner, 'Flexa Charts');
  const { token, uid } = await signInByRest(email, PASSWORD);
  const { body: user } = await call('GET', `/users/${uid}`, { token });
  const [license] = (user as { props: { licenses: { id: string }[] } }).props.licenses;
  const seats = `/licenses/${license?.id}/seats`;
  const { page: member, ...person } = await newCustomer('Mia Member');
  await call('POST', seats, { token, body: { emails: [person.email] } });
  const accepted = await call('POST', `${seats}/accept`, { token: person.token, body: {} });
  expect(accepted.status).toBe(201);

  await owner.goto('/flexa-theme');
  await setColor(owner, 1, '#123456');
  await owner.getByRole('button', { name: /, theme menu$/ }).click();
  await owner.getByRole('menuitem', { name: 'Team themes' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Team themes' });
  await dialog.getByText('No themes yet.').waitFor();
  await dialog.getByRole('button', { name: /^Share / }).click();
  await dialog.getByText(/^Version 1 · Bea Buyer/).waitFor();
  expect(await findViolations(owner)).toEqual([]);

  await owner.goto('/general');
  const shared = owner.getByRole('region', { name: 'Shared themes' });
  const address = await shared.getByRole('link', { name: /in the studio$/ }).getAttribute('href');
  expect(await findViolations(owner)).toEqual([]);
  await owner.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(owner)).toBe(0);

  await member.goto(address ?? '');
  await expect.poll(async () => (await readColors(member))[0]).toBe('#123456');
  await member.getByRole('button', { name: /, theme menu$/ }).click();
  await member.getByRole('menuitem', { name: 'Team themes' }).click();
  const memberDialog = member.getByRole('dialog', { name: 'Team themes' });
  await memberDialog.getByRole('button', { name: /^Open / }).waitFor();
  await expect(memberDialog.getByRole('button', { name: /^Share / })).toHaveCount(0);

  allowConsoleMessage(/404/);
  await call('DELETE', `${seats}/1`, { token });
  await member.goto(address ?? '');
  await member.getByText('There is no such theme').waitFor();
});
