import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll } from 'vitest';
import { createAccountHelpers } from '@flexa/functions/testing/accounts';
import { PROJECT } from '../../../stack/addresses';
import { call } from './http';

export { newWord } from '@flexa/functions/testing/accounts';

const app = initializeApp({ projectId: PROJECT }, `tests-${randomUUID()}`);
afterAll(() => deleteApp(app));

/** People of the running portal. */
export const {
  auth,
  db,
  signUp,
  signIn,
  newUser,
  newVerifiedUser,
  newAdmin,
  newForeignAccount,
  tokenFor,
} = createAccountHelpers(app, call);
