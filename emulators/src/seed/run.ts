import { seed } from './seed';

/** `npm run seed`: fills a running local world whose emulators stand at their usual addresses. */
const summary = await seed({
  auth: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099',
  firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080',
});
console.log(
  summary.skipped
    ? 'The data was there already; nothing was written.'
    : `Seeded ${summary.users} users, their licences and a free offer.`,
);
