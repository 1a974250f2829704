import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '@contracts/constants';
import { emailSchema, nameSchema } from '@contracts/fields';

/** The parts of the password policy, each with the words of its line in the list of rules. */
export const PASSWORD_RULES = [
  { label: `${PASSWORD_MIN} characters`, test: (text: string) => text.length >= PASSWORD_MIN },
  { label: 'One number', test: (text: string) => /\p{N}/u.test(text) },
  { label: 'One small letter', test: (text: string) => /\p{Ll}/u.test(text) },
  { label: 'One capital letter', test: (text: string) => /\p{Lu}/u.test(text) },
] as const;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Enter your password'),
});

export const registerSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: z
    .string()
    .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`)
    .refine(
      (text) => PASSWORD_RULES.every(({ test }) => test(text)),
      'The password does not follow the rules below',
    ),
});

export const resetSchema = z.object({ email: emailSchema });
