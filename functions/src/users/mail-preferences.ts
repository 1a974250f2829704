import type { MailPreferences } from '@flexa/contracts/mails';
import type { OperationOutput, ParsedInput } from '@flexa/contracts/operations';
import { isVerified } from '../platform/account';
import { AppError } from '../platform/errors';
import { isSame } from '../platform/fingerprint';
import type { Handlers } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { UserRepository } from './repository';
import { noSuchUser } from './update';
import type { UserDocument } from './user-document';

/** The sign-up form tells people about both and how to stop them. */
export const OF_NEW_ACCOUNTS = { tips: true, news: true } as const;

/**
 * Which mails a person gets. People who signed up before tips and news existed were not told about them, so
 * they get them only if they switch them on.
 */
export function preferencesOf({
  mailPreferences: { reminders = true, tips = false, news = false } = {},
}: Pick<UserDocument, 'mailPreferences'>): MailPreferences {
  return { reminders, tips, news };
}

/** Which mails a person gets besides those about purchases and the safety of the account. */
export function mailPreferences(
  { auth, newId }: Pick<Platform, 'auth' | 'newId'>,
  repository: UserRepository,
) {
  return {
    async get(uid: string): Promise<MailPreferences> {
      const user = await repository.get(uid);
      if (!user) throw noSuchUser();
      return preferencesOf(user);
    },

    async update({
      uid,
      ...changes
    }: ParsedInput<'updateMailPreferences'>): Promise<MailPreferences> {
      const user = await repository.setMailPreferences(uid, changes);
      if (!user) throw noSuchUser();
      return preferencesOf(user);
    },

    /** @throws AppError link-refused for a code that is not the person's. */
    async stop({
      person,
      topic,
      code,
    }: ParsedInput<'stopMails'>): Promise<OperationOutput<'stopMails'>> {
      const known = (await repository.get(person))?.mailCode;
      if (known === undefined || !isSame(known, code)) throw new AppError('link-refused');
      await repository.setMailPreferences(person, { [topic]: false });
      return { stopped: true };
    },

    /** Whether the address is proved to be theirs, and they can sign in. */
    async isReachable(uid: string, address: string): Promise<boolean> {
      const account = (await auth.getUsers([{ uid }])).users[0];
      return (
        account !== undefined &&
        !account.disabled &&
        isVerified(account) &&
        account.email?.toLowerCase() === address.toLowerCase()
      );
    },

    /** Address and preferences; undefined for a deleted account. */
    async contact(uid: string) {
      const user = await repository.get(uid);
      return user && { email: user.email, hears: preferencesOf(user) };
    },

    /** What an unsubscribe link holds. Makes the code, so only for a mail that is about to be queued. */
    async stopOf(uid: string) {
      const code = await repository.mailCodeOf(uid, newId());
      return code === undefined ? undefined : { person: uid, code };
    },
  };
}

export function mailPreferenceHandlers(
  preferences: ReturnType<typeof mailPreferences>,
): Handlers<'getMailPreferences' | 'updateMailPreferences' | 'stopMails'> {
  return {
    getMailPreferences: ({ input }) => preferences.get(input.uid),
    updateMailPreferences: ({ input }) => preferences.update(input),
    stopMails: ({ input }) => preferences.stop(input),
  };
}
