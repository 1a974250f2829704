import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { auditEntrySchema } from '@flexa/contracts/admin';
import { licenseSchema } from '@flexa/contracts/licenses';
import { withIsoTimestamps } from '@flexa/contracts/timestamps';
import { claimSchema, holderSchema, offerSchema, placeSchema } from '../offers/repository';
import { deviceSchema } from '../accounts/sign-in/device-repository';
import { linkSchema } from '../accounts/addresses/link-repository';
import {
  challengeSchema,
  passkeyDocumentSchema,
  recoverySchema,
} from '../accounts/passkeys/passkey-repository';
import { passwordChangeSchema } from '../accounts/sign-in/password-changes';
import { toldProvidersSchema } from '../accounts/sign-in/provider-repository';
import { licenseNoteSchema } from '../licenses/notes';
import { seatAddressSchema, seatDocumentSchema } from '../licenses/seat-repository';
import { mailSchema } from '../mail/mails';
import { assertReadable } from '../mail/render';
import { orderDocumentSchema } from '../payments/order';
import { signInChangeSchema } from '../platform/sign-in-changes';
import { documentSchema as ticketSchema } from '../support/repository';
import { teamDocumentSchema } from '../teams/repository';
import { themeDocumentSchema, versionSchema } from '../themes/repository';
import { userDocumentSchema } from '../accounts/users/user-document';
import { codeSchema } from '../accounts/verification/repository';
import { entrySchema as waitListSchema } from '../offers/wait-list-repository';

/** Bookkeeping documents: kept only for a time, or nothing more than an id. */
const bookkeeping = z.looseObject({});

/** The schema of every collection, by its path without ids. */
const SCHEMAS: Record<string, z.ZodType> = {
  users: userDocumentSchema,
  'users/themes': themeDocumentSchema,
  'users/themes/versions': versionSchema,
  'users/themeSlots': bookkeeping,
  'users/passkeys': passkeyDocumentSchema,
  'users/recovery': recoverySchema,
  'users/devices': deviceSchema,
  'users/signIn': toldProvidersSchema,
  'users/licenseNotes': licenseNoteSchema,
  licenses: licenseSchema,
  'licenses/seats': seatDocumentSchema,
  'licenses/addresses': seatAddressSchema,
  teams: teamDocumentSchema,
  orders: orderDocumentSchema,
  offers: offerSchema,
  'offers/places': placeSchema,
  'offers/claims': claimSchema,
  'offers/holders': holderSchema,
  mail: mailSchema.check(async ({ value: { content } }) => {
    if (content) await assertReadable('mail', content);
  }),
  tickets: ticketSchema,
  waitList: waitListSchema,
  verificationCodes: codeSchema,
  mailLinks: linkSchema,
  passkeyChallenges: challengeSchema,
  passwordChanges: passwordChangeSchema,
  signInChanges: signInChangeSchema,
  tokens: bookkeeping,
  rateLimits: bookkeeping,
  stripeEvents: bookkeeping,
  revocations: bookkeeping,
  audit: auditEntrySchema.omit({ id: true }),
};

/** Every document of a database that its own schema does not take, with the reason. */
export async function unparsedDocuments(db: Firestore): Promise<string[]> {
  return (await Promise.all((await db.listCollections()).map(unparsedOf))).flat();
}

async function unparsedOf(collection: CollectionReference): Promise<string[]> {
  const kind = collection.path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
  const schema = SCHEMAS[kind];
  const documents = await collection.get();
  const faults = await Promise.all(
    documents.docs.map(async (document) => {
      const parsed = await schema?.safeParseAsync(withIsoTimestamps(document.data()));
      const own = parsed?.success
        ? []
        : [`${document.ref.path}: ${parsed?.error.message ?? 'a collection nobody knows'}`];
      return [...own, ...(await unparsedBelow(document.ref))];
    }),
  );
  return faults.flat();
}

async function unparsedBelow(document: DocumentReference): Promise<string[]> {
  return (await Promise.all((await document.listCollections()).map(unparsedOf))).flat();
}
