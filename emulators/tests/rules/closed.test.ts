import { assertFails } from '@firebase/rules-unit-testing';
import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { ACTORS, expectAccess, RulesTester } from './table';

/** Records of the API that name a person who may not read them. */
const CLOSED = [
  'mail',
  'stripeEvents',
  'verificationCodes',
  'mailLinks',
  'passkeyChallenges',
  'passwordChanges',
  'signInChanges',
  'rateLimits',
  'tokens',
  'tickets',
  'waitList',
  'teams',
  'revocations',
] as const;

const about = {
  uid: 'owner',
  ownerUid: 'owner',
  userId: 'owner',
  email: 'owner@flexa.test',
  to: 'owner@flexa.test',
};

const tester = new RulesTester(
  'closed',
  Object.fromEntries(CLOSED.map((name) => [`${name}/one`, about])),
);

for (const name of CLOSED) {
  expectAccess(
    tester,
    `${name}/one`,
    `
              get  list  create  update  delete
    nobody    no   no    no      no      no
    stranger  no   no    no      no      no
    owner     no   no    no      no      no
    admin     no   no    no      no      no
    `,
  );
}

describe('queries for a person’s records in closed collections', () => {
  test.each(CLOSED)('a query by owner, uid or e-mail is refused for %s', async (name) => {
    for (const actor of ACTORS) {
      for (const [field, value] of Object.entries(about)) {
        const ownerQuery = query(collection(tester.openAs(actor), name), where(field, '==', value));
        await assertFails(getDocsFromServer(ownerQuery));
      }
    }
  });
});
