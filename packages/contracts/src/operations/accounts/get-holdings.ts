import { z } from 'zod';
import { ID_MAX, uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { HOLDINGS_MAX, holdingSchema } from '../../people';
import { uid } from '../samples';

export const getHoldings = defineOperation({
  method: 'get',
  path: '/admin/holdings',
  access: { kind: 'staff' },
  summary:
    'Returns the packs with an active licence and the total paid, for each of the given users',
  input: z.strictObject({
    uids: z
      .string()
      .min(1)
      .max(HOLDINGS_MAX * (ID_MAX + 1))
      .meta({ description: 'Separated by commas' }),
  }),
  check: ({ uids }) => {
    const list = uids.split(',');
    if (list.length > HOLDINGS_MAX) {
      return { field: 'uids', message: `Ask for at most ${HOLDINGS_MAX}` };
    }
    const fault = list.map((uid) => uidSchema.safeParse(uid).error).find(Boolean);
    return fault && { field: 'uids', message: fault.issues[0]?.message ?? 'Not user ids' };
  },
  output: z.object({ data: z.array(holdingSchema) }),
  errors: [],
  example: {
    input: { uids: uid },
    output: { data: [{ uid, packs: ['charts', 'tables'], licenses: 2, seats: 5, paid: 20000 }] },
  },
});
