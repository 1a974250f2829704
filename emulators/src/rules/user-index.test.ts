import { expectAnswers, RulesWorld } from './table';

const newest = [{ uid: 'owner', createdAt: '2026-11-20T12:00:00.000Z' }];
const world = new RulesWorld('user-index', {
  'userIndex/*': { total: 1, newest },
  'userIndex/owner': { total: 1, newest },
});

// It tells which names there are, and by whom they are borne.
for (const entry of ['userIndex/*', 'userIndex/owner']) {
  expectAnswers(
    world,
    entry,
    `
              get  list  create  update  delete
    nobody    no   no    no      no      no
    stranger  no   no    no      no      no
    owner     no   no    no      no      no
    admin     no   no    no      no      no
    `,
  );
}
