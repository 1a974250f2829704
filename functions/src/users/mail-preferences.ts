import type { MailPreferences, MailTopic } from '@flexa/contracts/mails';
import type { OperationOutput, ParsedInput } from '@flexa/contracts/operations';
import { isVerified } from '../platform/account';
import { AppError } from '../platform/errors';
import { isSame } from '../platform/fingerprint';
import type { Handlers } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { UserRepository } from './repository';
import { noSuchUser } from './update';
import type { UserDocument } from './user-document';

/** Whoever signs up is told of tips and news, and how they stop. */
export const OF_NEW_ACCOUNTS = { tips: true, news: true } as const;

/**
 * What a person hears of. Who signed up before there were tips and news was not told of them then, so
 * they come only to those who switch them on.
 */
export function preferencesOf({
  mailPreferences: { reminders = true, tips = false, news = false } = {},
}: Pick<UserDocument, 'mailPreferences'>): MailPreferences {
  return { reminders, tips, news };
}

/** What mails a person gets beside those about purchases and the safety of the account. */
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

    async wants(uid: string, topic: MailTopic): Promise<boolean> {
      const user = await repository.get(uid);
      return user !== undefined && preferencesOf(user)[topic];
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

    /** How to write to a person, and of what; undefined where there is nobody any more. */
    async correspondent(uid: string) {
      const user = await repository.get(uid);
      if (!user) return undefined;
      const code = user.mailCode ?? (await repository.mailCodeOf(uid, newId()));
      if (code === undefined) return undefined;
      return { email: user.email, hears: preferencesOf(user), stop: { person: uid, code } };
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
