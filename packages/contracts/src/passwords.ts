import { z } from 'zod';
import { findPasswordFault } from './password-rules';

/** A password someone chooses; signing in takes whatever was chosen. */
export const newPasswordSchema = z.string().superRefine((text, context) => {
  const message = findPasswordFault(text);
  if (message) context.addIssue({ code: 'custom', message });
});
