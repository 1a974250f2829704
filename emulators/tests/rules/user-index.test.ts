import { Bytes } from 'firebase/firestore';
import { expectAnswers, RulesTester } from './table';

const newest = [{ uid: 'owner', createdAt: '2026-11-20T12:00:00.000Z' }];
const tester = new RulesTester('user-index', {
  'userIndex/*': { total: 1, newest },
  'userIndex/owner': { total: 1, newest },
  'userIndex/owner/older/0': { postings: Bytes.fromUint8Array(new Uint8Array(8)) },
  'userNumbers/01936f0c4e8a0000': { uid: 'owner' },
});

// It tells which names there are, and by whom they are borne.
for (const path of [
  'userIndex/*',
  'userIndex/owner',
  'userIndex/owner/older/0',
  'userNumbers/01936f0c4e8a0000',
]) {
  expectAnswers(
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
