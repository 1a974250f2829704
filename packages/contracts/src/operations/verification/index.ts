import { tagged, type Capability } from '../../capability';
import { createEmailToken } from './create-email-token';
import { getPayloadKeySet } from './get-payload-key-set';
import { sendVerificationCode } from './send-verification-code';
import { verifyCode } from './verify-code';

export const verification = {
  callable: 'verification',
  operations: tagged('Verification', {
    getPayloadKeySet,
    createEmailToken,
    sendVerificationCode,
    verifyCode,
  }),
} as const satisfies Capability;
