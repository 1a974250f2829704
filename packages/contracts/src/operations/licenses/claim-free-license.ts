import { z } from 'zod';
import { nameSchema, uidSchema } from '../../fields';
import { licenseSchema, monthSchema, packSchema } from '../../licenses';
import { FREE_PER_SOURCE } from '../../offers';
import { defineOperation } from '../../operation';
import { freeLicense, name, uid } from '../samples';

export const claimFreeLicense = defineOperation({
  method: 'post',
  path: '/users/license-free/{uid}',
  botCheck: true,
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Takes a place of the free offer and creates one free licence of a pack, for at most the months of ' +
    'the offer',
  input: z.strictObject({
    uid: uidSchema,
    month: monthSchema,
    visualType: packSchema,
    name: nameSchema,
  }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'offer-over', 'no-places-left', 'already-claimed'],
  callable: 'licenses',
  verified: true,
  limit: [{ points: 30, seconds: 3600, by: 'caller', lasting: true }, FREE_PER_SOURCE],
  afterTimeout: 'Your licence may be there already: look in your account',
  example: { input: { uid, month: 3, visualType: 'charts', name }, output: freeLicense },
});
