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
  summary:
    'Changes the name, the domains and the billing details of a team, and creates or removes its link',
  input: z.strictObject({
    id: uidSchema,
    name: nameSchema.optional(),
    domains: z.array(domainSchema).max(TEAM_DOMAINS_MAX).optional(),
    /** Replaces all billing details. Omitted ones are deleted. */
    billing: billingInputSchema.optional(),
    /** True creates a new link, which replaces the old one. False removes the link. */
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
