import { z } from 'zod';
import { emailSchema, nameSchema } from '@flexa/contracts/fields';
import { passwordFault } from '@/lib/password-rules';

/** A password somebody chooses; signing in takes whatever was chosen. */
export const newPasswordSchema = z.string().superRefine((text, context) => {
  const message = passwordFault(text);
  if (message) context.addIssue({ code: 'custom', message });
});

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Enter your password'),
});

export const registerSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

/** Asks for an address alone: a link or a code is sent there. */
export const addressSchema = z.object({ email: emailSchema });

export const newPasswordFormSchema = z.object({ password: newPasswordSchema });
