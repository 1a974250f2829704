import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { recoveryCodesSchema } from '../../passkeys';
import { uid } from '../samples';
import { PASSKEY_LIMIT_BY_CALLER } from './passkey-limits';

export const renewRecoveryCodes = defineOperation({
  method: 'post',
  path: '/users/{uid}/recovery-codes',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Creates new recovery codes and invalidates the earlier ones',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ recoveryCodes: recoveryCodesSchema }),
  errors: ['not-found'],
  stepUp: () => true,
  limit: PASSKEY_LIMIT_BY_CALLER,
  example: { input: { uid }, output: { recoveryCodes: ['k7m2p-q9xwt'] } },
});
