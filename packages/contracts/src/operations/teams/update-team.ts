import { z } from 'zod';
import { nameSchema, uidSchema } from '../../fields';
import { askStaff, defineOperation } from '../../operation';
import { billingInputSchema } from '../../orders';
import { domainSchema, TEAM_DOMAINS_MAX, teamSchema } from '../../teams';
import { team, teamName, uid } from '../samples';

export const updateTeam = defineOperation({
  method: 'put',
  path: '/teams/{id}',
  access: { kind: 'signed-in' },
  summary: 'Names a team, its domains and billing details, and makes or removes its link',
  input: z.strictObject({
    id: uidSchema,
    name: nameSchema.optional(),
    domains: z.array(domainSchema).max(TEAM_DOMAINS_MAX).optional(),
    /** As a whole: what it leaves out is forgotten. */
    billing: billingInputSchema.optional(),
    /** True makes a new link, with which the old one ends; false leaves the team without. */
    link: z.boolean().optional(),
  }),
  output: teamSchema,
  errors: ['permission-denied', 'not-found'],
  callable: 'licenses',
  verified: true,
  stepUp: askStaff,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: { input: { id: uid, name: teamName, link: true }, output: team },
});
