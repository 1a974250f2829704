import { expect, test } from 'vitest';
import type { TeamView } from '@flexa/contracts/teams';
import { formatTeamCsv } from './team-csv';

const at = '2026-11-20T12:00:00.000Z';
const view: TeamView = {
  team: { id: 'bea', name: null, domains: [], link: null },
  licenses: [
    {
      id: 'l1',
      visualType: 'charts',
      licenseType: 'standard',
      quantity: 3,
      free: 1,
      createdAt: at,
      expiresAt: at,
    },
  ],
  people: [
    { email: 'bea@x.se', name: '=Bea', role: 'owner', seats: [] },
    {
      email: '=cmd@x.se',
      name: null,
      role: 'member',
      seats: [
        {
          seat: 1,
          state: 'held',
          licenseId: 'l1',
          invitedAt: at,
          heldAt: at,
          keyFetchedAt: null,
        },
        {
          seat: 2,
          state: 'held',
          licenseId: 'l1',
          isRevoked: true,
          invitedAt: at,
          heldAt: at,
          keyFetchedAt: null,
        },
      ],
    },
  ],
};

test('the team’s CSV has a line per seat and one for people without a seat, and escapes formulas', () => {
  expect(formatTeamCsv(view).split('\r\n')).toEqual([
    'name,email,role,licence,seat,state,invited,accepted,key fetched',
    `'=Bea,bea@x.se,owner,,,,,,`,
    `,'=cmd@x.se,member,Charts,1,held,${at},${at},`,
    `,'=cmd@x.se,member,Charts,2,revoked,${at},${at},`,
    '',
  ]);
});
