import { z } from 'zod';
import { mailCodeSchema, mailPreferencesSchema } from '@flexa/contracts/mails';
import { userSummarySchema, type UserSummary } from '@flexa/contracts/users';
import { foldText, listPersonSearchKeys } from '../../platform/search';

/** Document users/{uid}: the profile with its sort fields and search keys. */
export const userDocumentSchema = userSummarySchema.extend({
  /** Older profiles lack the field. */
  isSupport: userSummarySchema.shape.isSupport.default(false),
  sortName: z.string(),
  sortEmail: z.string(),
  searchKeys: z.array(z.string()),
  /** The second since which sign-ins count, for the security rules; missing if none was ever ended. */
  validSince: z.int().min(0).optional(),
  /** True until the welcome mail is sent, which waits for a proved address. */
  awaitsWelcome: z.boolean().optional(),
  mailPreferences: mailPreferencesSchema.optional(),
  /** The code in unsubscribe links; missing until the first such mail. */
  mailCode: mailCodeSchema.optional(),
  /** Id of the Stripe customer, from the account's first checkout on. */
  stripeCustomerId: z.string().optional(),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** The fields by which the list shows and sorts profiles, without the search keys. */
export const userRowSchema = userDocumentSchema.omit({ searchKeys: true });
export type UserRow = z.infer<typeof userRowSchema>;

/** Field mask without the search keys, which are most of a document. */
export const ROW_FIELDS = Object.keys(userRowSchema.shape);

/** A profile without its derived fields. */
export type Profile = UserSummary &
  Pick<UserDocument, 'validSince' | 'awaitsWelcome' | 'mailPreferences'>;

/** Adds the derived fields to a profile; every write of name or e-mail goes through here. */
export function toUserDocument(user: Profile): UserDocument {
  return {
    ...user,
    sortName: foldText(user.name),
    sortEmail: user.email.toLowerCase(),
    searchKeys: listPersonSearchKeys(user.name, user.email),
  };
}
