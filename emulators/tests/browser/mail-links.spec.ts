import { mailedLinks } from './fixtures/mail';
import { signIn } from './fixtures/pages';
import { newAddress, PASSWORD, accountOf, changeAddress, newPerson } from './fixtures/people';
import { expect, test } from './fixtures/test';

/** Links of mails about a changed address: in every environment they lead to its own /login. */

/** Where the portal's mail leads, for a link of the identity service. */
function ours(link: string | undefined): string {
  if (!link) throw new Error('No such mail');
  const { searchParams } = new URL(link);
  const said = new URLSearchParams();
  for (const key of ['mode', 'oobCode']) said.set(key, searchParams.get(key) ?? '');
  return `/login?${said}`;
}

test('the link to a new address changes it, and says with which one to sign in', async ({
  newCustomer,
  newVisitor,
}) => {
  const { page, email: before } = await newCustomer('New Address');
  const after = newAddress();
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(after);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`Open the link we sent to ${after}`).waitFor();

  const visitor = await newVisitor();
  await visitor.goto(ours((await mailedLinks(after, 'VERIFY_AND_CHANGE_EMAIL')).at(-1)));
  await visitor.getByRole('heading', { name: 'Your e-mail is changed' }).waitFor();
  await visitor.getByText(`From now on you sign in with ${after}.`).waitFor();
  expect(await accountOf(before)).toBeUndefined();
  await visitor.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(visitor, after);
});

test('the link to the old address takes a change back; a second time it is explained', async ({
  newVisitor,
  expectComplaint,
}) => {
  const person = await newPerson('Took Back');
  const [before, after] = [person.email, newAddress()];
  await changeAddress(person, after);
  expect(await accountOf(before)).toBeUndefined();

  const link = ours((await mailedLinks(before, 'RECOVER_EMAIL')).at(-1));
  const visitor = await newVisitor();
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: 'Your e-mail is as it was' }).waitFor();
  await visitor.getByText(`You sign in with ${before} again.`).waitFor();
  expect(await accountOf(after)).toBeUndefined();
  expect((await accountOf(before))?.localId).toBeDefined();

  expectComplaint(/status of 400/);
  const again = await newVisitor();
  await again.goto(link);
  await again.getByRole('heading', { name: 'This link no longer works' }).waitFor();
});
