import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { describeError } from '@flexa/contracts/describe-error';
import { systemClock } from '../src/platform/clock';
import { systemLogger } from '../src/platform/logger';
import { createUserUpdate } from '../src/accounts/users/update';
import { connect } from './connect';

/**
 * `npm run admin:grant -- EMAIL` makes a user an admin. They must have signed in once and confirmed their
 * e-mail address. It works in the local stack or, with GCLOUD_PROJECT and application default credentials,
 * in a real project.
 */
const email = process.argv[2];
if (!email) {
  console.error('Name the account: npm run admin:grant -- EMAIL');
  process.exit(1);
}
const { projectId, app } = connect();
const auth = getAuth(app);
const update = createUserUpdate({
  db: getFirestore(app),
  auth,
  clock: systemClock,
  newId: randomUUID,
  log: systemLogger,
});
try {
  const account = await auth.getUserByEmail(email);
  const operator = {
    uid: 'admin-grant',
    email: null,
    emailVerified: false,
    isAdmin: true,
    isSupport: false,
    signedInAt: new Date(),
    since: 0,
    validSince: 0,
    freshProof: 'passkey' as const,
  };
  await update(operator, { id: account.uid, isAdmin: true });
  console.log(`${email} is an admin of ${projectId}.`);
} catch (error) {
  const reason = describeError(error);
  console.error(`${email} is not an admin of ${projectId}: ${reason}`);
  process.exit(1);
}
