import { z } from 'zod';
import { nameSchema, uidSchema } from '../../fields';
import { licenseSchema, packSchema } from '../../licenses';
import { FREE_PER_SOURCE } from '../../offers';
import { defineOperation } from '../../operation';
import { freeLicense, name, uid } from '../samples';

export const startTrial = defineOperation({
  method: 'post',
  path: '/users/trial/{uid}',
  botCheck: true,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Starts a trial of any pack for 14 days, once for each confirmed mailbox',
  input: z.strictObject({ uid: uidSchema, visualType: packSchema, name: nameSchema }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'already-claimed'],
  callable: 'licenses',
  verified: true,
  limit: [{ points: 10, seconds: 3600, by: 'caller', lasting: true }, FREE_PER_SOURCE],
  afterTimeout: 'Your licence may be there already: look in your account',
  example: {
    input: { uid, visualType: 'charts', name },
    output: { ...freeLicense, source: 'trial', month: 1 },
  },
});
