import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';
import { createOfferRepository } from '@flexa/functions/offers/repository';
import { createLicenseRepository } from '@flexa/functions/licenses/repository';
import { addUsersInBulk, type NewUser } from '@flexa/functions/accounts/users/bulk-users';
import { addDesk } from './desk';
import { createFreeLicenses } from './licenses';
import { addPurchases, type Shop } from './orders';
import { createPeople } from './people';
import { createCustomerPurchases, createPurchases } from './purchases';

export const PROJECT_ID = 'demo-flexa';
export const SEED_PASSWORD = 'flexa-demo-1';
export const SEED_SIGN_INS = [
  { email: 'admin@flexa.test', name: 'Tomas Lind', role: 'admin' },
  { email: 'customer@flexa.test', name: 'Ines Moreau', role: 'customer, licences in every state' },
  { email: 'new@flexa.test', name: 'Nora Lind', role: 'new customer, no licence' },
] as const;

const OTHER_PEOPLE = 200;
const OFFER_PLACES = 100;
const OFFER_DAYS = 90;
/** Months of the longest seeded free licence. */
const OFFER_MONTHS = 3;
const OFFER_AGE_DAYS = 18;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface SeedSummary {
  /** True if the stack had data, and nothing was written. */
  skipped: boolean;
  users: number;
  signIns: { email: string; password: string; role: string }[];
}

export interface SeedAddresses extends Shop {
  /** host:port */
  auth: string;
  /** host:port */
  firestore: string;
}

/** Fills the local stack with people, their purchases and a free offer, unless it has data already. */
export async function seed(addresses: SeedAddresses): Promise<SeedSummary> {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = addresses.auth;
  process.env['FIRESTORE_EMULATOR_HOST'] = addresses.firestore;
  const app = initializeApp({ projectId: PROJECT_ID }, 'seed');
  try {
    const db = getFirestore(app);
    const offers = await db.collection('offers').limit(1).get();
    if (offers.empty) await fillStack(db, getAuth(app), addresses, new Date());
    return {
      skipped: !offers.empty,
      users: SEED_SIGN_INS.length + OTHER_PEOPLE,
      signIns: SEED_SIGN_INS.map(({ email, role }) => ({ email, password: SEED_PASSWORD, role })),
    };
  } finally {
    await deleteApp(app);
  }
}

async function fillStack(db: Firestore, auth: Auth, shop: Shop, now: Date): Promise<void> {
  const [admin, customer, newcomer] = SEED_SIGN_INS;
  const createAccount = (person: { email: string; name: string }, age: number): NewUser => ({
    uid: `seed-${person.email.split('@')[0] ?? ''}`,
    name: person.name,
    email: person.email,
    createdAt: new Date(now.getTime() - age * DAY_MS),
  });
  const adminUser = { ...createAccount(admin, 710), isAdmin: true };
  const customerUser = createAccount(customer, 300);
  const others = createPeople(OTHER_PEOPLE, now);
  const purchases = [
    ...createCustomerPurchases(customerUser, now),
    ...createPurchases(others, now),
  ];
  const buyers = new Set(purchases.map(({ buyer }) => buyer.uid));

  const users: NewUser[] = [
    adminUser,
    customerUser,
    createAccount(newcomer, 0),
    ...others.map((person, index) => ({ ...person, disabled: index % 61 === 60 })),
  ].map((user) => ({ ...user, hasPurchased: buyers.has(user.uid) }));
  await Promise.all([
    addSignIns(auth, users),
    addUsersInBulk(db, users),
    addLicenses(db, createFreeLicenses(customerUser, others, now)),
    addPurchases(db, shop, purchases, adminUser.uid),
    addDesk(db, others, now),
    createOfferRepository(db).create({
      id: 'launch',
      userCount: OFFER_PLACES,
      maxMonths: OFFER_MONTHS,
      createdAt: new Date(now.getTime() - OFFER_AGE_DAYS * DAY_MS).toISOString(),
      expiryDate: new Date(now.getTime() + OFFER_DAYS * DAY_MS).toISOString(),
    }),
  ]);
}

async function addSignIns(auth: Auth, users: readonly NewUser[]): Promise<void> {
  const signInEmails = new Set<string>(SEED_SIGN_INS.map(({ email }) => email));
  // Only the three accounts that `npm start` prints have a password.
  await Promise.all(
    users
      .filter(({ email }) => signInEmails.has(email))
      .map(async ({ uid, email, name, isAdmin }) => {
        await auth.createUser({
          uid,
          email,
          displayName: name,
          password: SEED_PASSWORD,
          emailVerified: true,
        });
        await auth.setCustomUserClaims(uid, { proved: [email], ...(isAdmin && { admin: true }) });
      }),
  );
  const result = await auth.importUsers(
    users
      .filter(({ email }) => !signInEmails.has(email))
      .map(({ uid, email, name, disabled, createdAt }) => ({
        uid,
        email,
        displayName: name,
        emailVerified: true,
        customClaims: { proved: [email] },
        disabled: disabled ?? false,
        metadata: { creationTime: createdAt.toUTCString() },
      })),
  );
  if (result.failureCount > 0) {
    throw new Error(`Seeding people: ${result.errors[0]?.error.message ?? 'failed'}`);
  }
}

async function addLicenses(db: Firestore, licenses: readonly License[]): Promise<void> {
  const repository = createLicenseRepository(db);
  const batch = db.batch();
  for (const license of licenses) repository.create(batch, license);
  await batch.commit();
}
