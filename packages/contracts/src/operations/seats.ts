import { z } from 'zod';
import { SEATS_MAX } from '../constants';
import { emailSchema, nameSchema, uidSchema } from '../fields';
import { licenseIdSchema, licenseSchema } from '../licenses';
import { billingWishSchema } from '../orders';
import { askStaff, defineOperation } from '../operation';
import { routes } from '../routes';
import { SEAT_ADDRESSES_MAX, seatedLicenseSchema, seatLineSchema, seatSchema } from '../seats';
import {
  domainSchema,
  MEMBER_ROLES,
  TEAM_DOMAINS_MAX,
  TEAM_ROLES,
  teamSchema,
  teamViewSchema,
} from '../teams';

const HOUR = 3600;
/** The owner of a licence, a manager of their team, or an admin; who else asks is refused inside. */
const byTeam = { access: { kind: 'signed-in' }, tag: 'Seats', callable: true } as const;

export const giveSeats = defineOperation({
  name: 'giveSeats',
  ...routes.giveSeats,
  ...byTeam,
  summary: 'Gives seats of a licence to addresses and mails each an invitation, once',
  input: z.strictObject({
    id: licenseIdSchema,
    // A line that is no address is answered as such: the others are not to wait for it.
    emails: z.array(z.string().max(1000)).min(1).max(SEAT_ADDRESSES_MAX),
  }),
  output: z.object({ data: z.array(seatLineSchema) }),
  errors: ['permission-denied', 'not-found', 'license-not-active'],
  verified: true,
  stepUp: askStaff,
  limit: { points: 60, seconds: HOUR, by: 'caller', lasting: true },
});

export const listSeats = defineOperation({
  name: 'listSeats',
  ...routes.listSeats,
  ...byTeam,
  summary: 'All seats of a licence that were ever given, and who has them',
  input: z.strictObject({ id: licenseIdSchema }),
  output: z.object({ license: seatedLicenseSchema, data: z.array(seatSchema) }),
  errors: ['permission-denied', 'not-found'],
  verified: true,
  limit: { points: 600, seconds: HOUR, by: 'caller' },
});

export const acceptSeat = defineOperation({
  name: 'acceptSeat',
  ...routes.acceptSeat,
  access: { kind: 'signed-in' },
  summary: 'Accepts the seat the caller was invited to, or a free one by a team link',
  tag: 'Seats',
  input: z.strictObject({ id: licenseIdSchema, link: z.string().max(64).optional() }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'license-not-active', 'not-invited', 'seats-full', 'moved-too-often'],
  callable: true,
  verified: true,
  limit: { points: 60, seconds: HOUR, by: 'caller', lasting: true },
});

export const takeSeatBack = defineOperation({
  name: 'takeSeatBack',
  ...routes.takeSeatBack,
  ...byTeam,
  summary:
    'Takes a seat back at once from the person who was invited or holds it; the holder may do so, too',
  input: z.strictObject({ id: licenseIdSchema, seat: z.int().min(0).max(SEATS_MAX) }),
  output: seatSchema,
  errors: ['permission-denied', 'not-found'],
  verified: true,
  stepUp: askStaff,
  limit: { points: 1200, seconds: HOUR, by: 'caller' },
});

export const listTeams = defineOperation({
  name: 'listTeams',
  ...routes.listTeams,
  access: { kind: 'signed-in' },
  summary: 'The teams the caller owns or manages',
  tag: 'Teams',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      teamSchema.pick({ id: true, name: true, billing: true }).extend({ role: z.enum(TEAM_ROLES) }),
    ),
  }),
  errors: [],
  callable: true,
  verified: true,
  limit: { points: 600, seconds: HOUR, by: 'caller' },
});

export const getTeam = defineOperation({
  name: 'getTeam',
  ...routes.getTeam,
  access: { kind: 'signed-in' },
  summary: 'A team: its licences, its people and their seats',
  tag: 'Teams',
  input: z.strictObject({ id: uidSchema }),
  output: teamViewSchema,
  errors: ['permission-denied', 'not-found'],
  callable: true,
  verified: true,
  limit: { points: 600, seconds: HOUR, by: 'caller' },
});

export const updateTeam = defineOperation({
  name: 'updateTeam',
  ...routes.updateTeam,
  access: { kind: 'signed-in' },
  summary: 'Names a team, its domains and billing details, and makes or removes its link',
  tag: 'Teams',
  input: z.strictObject({
    id: uidSchema,
    name: nameSchema.optional(),
    domains: z.array(domainSchema).max(TEAM_DOMAINS_MAX).optional(),
    /** As a whole: what it leaves out is forgotten. */
    billing: billingWishSchema.optional(),
    /** True makes a new link, with which the old one ends; false leaves the team without. */
    link: z.boolean().optional(),
  }),
  output: teamSchema,
  errors: ['permission-denied', 'not-found'],
  callable: true,
  verified: true,
  stepUp: askStaff,
  limit: { points: 60, seconds: HOUR, by: 'caller', lasting: true },
});

export const setTeamMember = defineOperation({
  name: 'setTeamMember',
  ...routes.setTeamMember,
  access: { kind: 'signed-in' },
  summary: 'Makes a person who holds a seat a manager, undoes that, or removes an address',
  tag: 'Teams',
  input: z.strictObject({ id: uidSchema, email: emailSchema, role: z.enum(MEMBER_ROLES) }),
  output: teamViewSchema,
  errors: ['permission-denied', 'not-found', 'not-a-member', 'too-many-managers'],
  callable: true,
  verified: true,
  stepUp: askStaff,
  limit: { points: 120, seconds: HOUR, by: 'caller', lasting: true },
});

export const transferTeam = defineOperation({
  name: 'transferTeam',
  ...routes.transferTeam,
  access: { kind: 'signed-in' },
  summary:
    'Makes a manager, or a person who holds a seat, the owner of a team: its licences and seats become theirs',
  tag: 'Teams',
  input: z.strictObject({ id: uidSchema, email: emailSchema }),
  output: z.object({ transferred: z.literal(true) }),
  errors: ['permission-denied', 'not-found', 'cannot-own-team', 'too-many-managers'],
  callable: true,
  verified: true,
  stepUp: () => true,
  limit: { points: 10, seconds: HOUR, by: 'caller', lasting: true },
});
