import { z } from 'zod';
import { emailSchema, nameSchema } from '@flexa/contracts/fields';
import { newPasswordSchema } from '@flexa/contracts/passwords';

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Enter your password'),
});

export const registerSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

/** Address that a link or a code is sent to. */
export const addressSchema = z.object({ email: emailSchema });

export const newPasswordFormSchema = z.object({ password: newPasswordSchema });
