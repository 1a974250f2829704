import { expectAnswers, RulesTester } from './table';

const tester = new RulesTester('audit', {
  'audit/entry': { actor: 'admin', action: 'user.update', target: 'owner', changes: {} },
});

// Only the API may write the audit: an admin who could write here could hide a change.
expectAnswers(
  tester,
  'audit/entry',
  `
            get  list  create  update  delete
  nobody    no   no    no      no      no
  stranger  no   no    no      no      no
  owner     no   no    no      no      no
  admin     no   no    no      no      no
  `,
);
