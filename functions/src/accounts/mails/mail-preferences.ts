import type { MailPreferences } from '@flexa/contracts/mails';
import { AppError } from '../../platform/errors';
import { isSame } from '../../platform/fingerprint';
import { defineHandlers } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import type { UserRepository } from '../users/repository';
import { createNoSuchUser } from '../users/update';
import type { UserDocument } from '../users/user-document';

/** Reminders are on until a person switches them off. */
export function resolveMailPreferences({
  mailPreferences,
}: Pick<UserDocument, 'mailPreferences'>): MailPreferences {
  return mailPreferences ?? { reminders: true };
}

/** Reads and changes the mails that a person gets besides those about purchases and account security. */
export function createMailPreferences(
  { newId }: Pick<Platform, 'newId'>,
  repository: UserRepository,
) {
  const handlers = defineHandlers({
    getMailPreferences: async ({ input: { uid } }) => {
      const user = await repository.get(uid);
      if (!user) throw createNoSuchUser();
      return resolveMailPreferences(user);
    },

    updateMailPreferences: async ({ input: { uid, ...preferences } }) => {
      if (!(await repository.setMailPreferences(uid, preferences))) throw createNoSuchUser();
      return preferences;
    },

    /** @throws AppError link-refused for a code of someone else. */
    stopMails: async ({ input: { person, code } }) => {
      const storedCode = (await repository.get(person))?.mailCode;
      if (storedCode === undefined || !isSame(storedCode, code)) throw new AppError('link-refused');
      await repository.setMailPreferences(person, { reminders: false });
      return { stopped: true };
    },
  });

  return {
    handlers,

    /** Returns undefined for a deleted account. */
    async findContact(uid: string) {
      const user = await repository.get(uid);
      return user && { email: user.email, getsReminders: resolveMailPreferences(user).reminders };
    },

    /**
     * Returns the contents of an unsubscribe link and creates its code, so call it only for a mail that is
     * about to be queued.
     */
    async findStop(uid: string) {
      const code = await repository.ensureMailCode(uid, newId());
      return code === undefined ? undefined : { person: uid, code };
    },
  };
}
