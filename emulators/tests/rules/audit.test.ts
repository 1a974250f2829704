import { expectAccess, RulesTester } from './table';

const tester = new RulesTester('audit', {
  'audit/entry': { actor: 'admin', action: 'user.update', target: 'owner', changes: {} },
});

// Only the API writes the audit, because an admin with write access could hide a change.
expectAccess(
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
