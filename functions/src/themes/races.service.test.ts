import { CollectionReference } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createThemeService } from './service';
import { createUserRepository } from '../accounts/users/repository';
import { BLUES, REDS, listStoredPaths, createPortalWithPerson } from '../testing/themes';

test('a theme deleted while it is saved leaves nothing behind', async () => {
  const { portal, me } = await createPortalWithPerson();
  const { id } = await portal.get('createTheme', me, { name: 'Blues', theme: BLUES });
  await Promise.all([
    ...Array.from({ length: 5 }, (_, n) => portal.run('updateTheme', me, { id, name: `x${n}` })),
    portal.run('deleteTheme', me, { id }),
  ]);
  expect(await listStoredPaths(portal)).toEqual([]);
});

test('a version saved during the deletion of its theme is deleted too', async () => {
  const { portal, me } = await createPortalWithPerson();
  const { id } = await portal.get('createTheme', me, { name: 'Blues', theme: BLUES });
  const list = CollectionReference.prototype.listDocuments;
  const spy = vi
    .spyOn(CollectionReference.prototype, 'listDocuments')
    .mockImplementationOnce(async function (this: CollectionReference) {
      const found = await list.call(this);
      await portal.get('updateTheme', me, { id, theme: REDS });
      return found;
    });
  onTestFinished(() => spy.mockRestore());
  await portal.get('deleteTheme', me, { id });
  expect(await listStoredPaths(portal)).toEqual([]);
});

test('deleting an account deletes its themes, also those being saved', async () => {
  const { portal, me } = await createPortalWithPerson();
  const { id } = await portal.get('createTheme', me, { name: 'Blues', theme: BLUES });
  const outcomes = await Promise.all([
    ...Array.from({ length: 5 }, (_, n) =>
      portal.run('createTheme', me, { name: `x${n}`, theme: BLUES }),
    ),
    portal.run('updateTheme', me, { id, theme: REDS }),
    portal.run('deleteUser', me, { id: 'me' }),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ value: { deleted: true } });
  expect(await listStoredPaths(portal)).toEqual([]);
});

test.each(['create', 'update'] as const)(
  'a %s of a theme while its account is deleted leaves nothing behind',
  async (change) => {
    const { portal, me } = await createPortalWithPerson();
    const { id } = await portal.get('createTheme', me, { name: 'Blues', theme: BLUES });
    const before = await listStoredPaths(portal);
    const profile = portal.db.doc('users/me');
    const themes = createThemeService(
      portal.platform,
      {
        // Deletes the profile right after it was read.
        exists: async () => {
          const { exists } = await profile.get();
          await profile.delete();
          return exists;
        },
        touch: createUserRepository(portal.db).touch,
      },
      async () => undefined,
      async () => false,
    );
    const outcome =
      change === 'create'
        ? themes.handlers.createTheme({ caller: me, input: { name: 'Late', theme: REDS } })
        : themes.handlers.updateTheme({ caller: me, input: { id, theme: REDS } });
    await expect(outcome).rejects.toMatchObject({ code: 'not-found' });
    expect(await listStoredPaths(portal)).toEqual(before);
  },
);
