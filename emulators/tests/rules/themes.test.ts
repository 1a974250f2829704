import { assertFails } from '@firebase/rules-unit-testing';
import { collectionGroup, getDocsFromServer } from 'firebase/firestore';
import { test } from 'vitest';
import { ACTORS, expectAccess, RulesTester } from './table';

const tester = new RulesTester('themes', {
  'users/owner': { uid: 'owner' },
  'users/owner/themes/one': { name: 'Blues', version: 1 },
  'users/owner/themes/one/versions/1': { name: 'Blues', json: '{}' },
  'users/owner/themeSlots/0': {},
});

expectAccess(
  tester,
  'users/owner/themes/one',
  `
            get  list  create  update  delete
  nobody    no   no    no      no      no
  stranger  no   no    no      no      no
  owner     yes  yes   no      no      no
  admin     no   no    no      no      no
  `,
);

for (const path of ['users/owner/themes/one/versions/1', 'users/owner/themeSlots/0']) {
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

test.each(['themes', 'versions', 'themeSlots'])('a query over all %s is refused', async (name) => {
  for (const actor of ACTORS) {
    await assertFails(getDocsFromServer(collectionGroup(tester.openAs(actor), name)));
  }
});
