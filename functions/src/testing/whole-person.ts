import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import { newOrder } from '../payments/order';
import { orderRepository } from '../payments/repository';
import { markProved } from '../platform/account';
import { newWord } from './accounts-of';
import { DAY, START, type OwnPortal } from './own-portal';

/**
 * Someone of whom a portal holds all it may hold of anybody. Name, address and theme each have a
 * word of their own, which nothing else in the portal has.
 */
export async function addWholePerson(portal: OwnPortal, uid: string, emailVerified = true) {
  const { db, auth } = portal;
  const [nameWord, addressWord, themeWord] = [newWord(), newWord(), newWord()];
  const name = `Zoë ${nameWord}`;
  const email = `${addressWord}@flexa.test`;
  const caller = portal.caller(uid, { email, emailVerified });
  const account = await auth.createUser({ uid, email });
  if (emailVerified) await markProved(auth, account);
  await portal.get('createUser', caller, { name });

  const claim = { uid, month: 1, visualType: 'charts', name } as const;
  const license = await portal.get('claimFreeLicense', { ...caller, emailVerified: true }, claim);

  const theme = { name: `Theme ${themeWord}`, theme: { dataColors: ['#123456'], by: themeWord } };
  const { id: themeId } = await portal.get('createTheme', caller, theme);
  const saved = await portal.get('updateTheme', caller, {
    id: themeId,
    theme: { ...theme.theme, again: true },
  });

  const order = {
    ...newOrder(
      { visualType: 'tables', month: 3 },
      {
        id: `cs_test_${uid}`,
        uid,
        name,
        amount: 4000,
        currency: 'usd',
        lines: [1],
        createdAt: START.toISOString(),
        kind: 'checkout',
        origin: 'portal',
      },
    ),
    state: 'paid' as const,
    payment: 'paid' as const,
    paidAt: START.toISOString(),
  };
  const batch = db.batch();
  orderRepository(db).create(batch, order);
  const reminder = {
    daysLeft: 3,
    licenseId: license.id,
    visualType: license.visualType,
    quantity: 1,
    expiresAt: license.expiresAt,
    stop: { person: uid, code: 'a1-b2' },
  };
  const content = { template: 'expiry-reminder', data: reminder } as const;
  queueMail(db, batch, { id: `expiry-${uid}`, to: email, uid, content }, START);
  await batch.commit();

  const admin = portal.caller('boss', { isAdmin: true });
  await portal.get('updateUser', admin, { id: uid, name });

  // Data stored by address alone, regardless of its spelling.
  await portal.get('sendVerificationCode', { email }, { email });
  await portal.get('requestPasswordReset', { email }, { email });
  await portal.get('emailTheme', caller, { email, theme: theme.theme });
  const loud = `${addressWord.toUpperCase()}@flexa.test`;
  await portal.get('joinWaitList', caller, { email: loud, product: 'suite' });
  await portal.get('createTicket', caller, { name, email, subject: 'Help', message: name });

  return { caller, uid, name, email, nameWord, addressWord, themeWord, license, order, saved };
}

/** An offer, from which whole persons take a place. */
export async function openOffer(portal: OwnPortal): Promise<void> {
  await portal.openOffer('launch', 10, 30 * DAY);
}

/**
 * Paths of all documents of which the path or a value holds the word, however it is written; in
 * whatever collection, and below documents that are not there themselves.
 */
export async function findIn(db: Firestore, word: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const document = await reference.get();
      if (textOf(document).toLowerCase().includes(word)) found.push(reference.path);
      for (const below of await reference.listCollections()) await look(below);
    }
  };
  for (const collection of await db.listCollections()) await look(collection);
  return found.sort();
}

function textOf(document: DocumentSnapshot): string {
  return `${document.ref.path} ${JSON.stringify(document.data() ?? {})}`;
}
