import { accountsOf } from './accounts-of';
import { call, project } from './http';

export { newWord, PASSWORD, type Account } from './accounts-of';

/** People of the test process's own project. */
export const {
  auth,
  db,
  signUp,
  signIn,
  newUser,
  newVerifiedUser,
  prove,
  newAdmin,
  newForeignAccount,
  tokenFor,
} = accountsOf(project, call);
