import { z } from 'zod';
import { userSummarySchema, type UserSummary } from '@flexa/contracts/users';
import { fold, searchPrefixes } from './search';
import { EVERYBODY } from './user-index';

/** A document of users/{uid}: the profile and what the list is sorted and searched by. */
export const userDocumentSchema = userSummarySchema.extend({
  sortName: z.string(),
  sortEmail: z.string(),
  searchPrefixes: z.array(z.string()),
  /** The second since which sign-ins count, for the security rules; none where none was ever ended. */
  validSince: z.int().min(0).optional(),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** What the list shows of a profile and sorts it by: the words are most of the document. */
export const userRowSchema = userDocumentSchema.omit({ searchPrefixes: true });
export type UserRow = z.infer<typeof userRowSchema>;

/** The profile with its derived fields; every write of name or e-mail goes through here. */
export function toUserDocument(user: UserSummary & Pick<UserDocument, 'validSince'>): UserDocument {
  return {
    ...user,
    sortName: fold(user.name),
    sortEmail: user.email.toLowerCase(),
    searchPrefixes: searchPrefixes(user.name, user.email),
  };
}

/** The keys under which user-index.ts finds a person. */
export function indexKeys(user: UserDocument): string[] {
  return [EVERYBODY, ...user.searchPrefixes];
}
