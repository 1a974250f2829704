import { z } from 'zod';
import { findPasswordFault } from './password-rules';

/** New password. The sign-in form accepts any password, because older ones may break the rules. */
export const newPasswordSchema = z.string().superRefine((text, context) => {
  const message = findPasswordFault(text);
  if (message) context.addIssue({ code: 'custom', message });
});
