import { expectAccess, RulesTester } from './table';

/** Collections without a rule, at the top and below a readable document. */
const UNNAMED = [
  'things/of-owner',
  'users/owner/things/one',
  'users/owner/licenseNotes/own',
  'users/owner/passkeys/one',
  'users/owner/signIn/providers',
  'licenses/own/things/one',
  'licenses/own/seats/1',
  'licenses/own/addresses/one',
];

const tester = new RulesTester('unnamed', {
  'users/owner': { uid: 'owner' },
  'licenses/own': { userId: 'owner', deletedAt: null },
  ...Object.fromEntries(
    UNNAMED.map((path) => [path, { uid: 'owner', userId: 'owner', deletedAt: null }]),
  ),
});

// A new collection is closed until it has a rule.
for (const path of UNNAMED) {
  expectAccess(
    tester,
    path,
    `
              get  list  create  update  delete
    nobody    no   no    no      no      no
    stranger  no   no    no      no      no
    owner     no   no    no      no      no
    admin     no   no    no      no      no
    `,
  );
}
