import { z } from 'zod';
import { accountEmailSchema, instantSchema, nameSchema, uidSchema } from './fields';
import { licenseSchema } from './licenses';

/** A person's profile without licences: what the user list holds a row of. */
export const userSummarySchema = z.object({
  id: uidSchema,
  uid: uidSchema,
  name: nameSchema,
  email: accountEmailSchema,
  isAdmin: z.boolean(),
  /** True once a licence of another type than 'free' was granted; it never goes back. */
  hasPurchased: z.boolean(),
  disabled: z.boolean(),
  createdAt: instantSchema,
});
export type UserSummary = z.infer<typeof userSummarySchema>;

/** A profile with its active licences, newest first. */
export const userSchema = userSummarySchema.extend({
  props: z.object({ licenses: z.array(licenseSchema) }),
});
export type User = z.infer<typeof userSchema>;

export const USER_SORT_FIELDS = ['createdAt', 'name', 'email'] as const;

export const userPageSchema = z.object({
  data: z.array(userSummarySchema),
  page: z.int().min(1),
  totalPages: z.int().min(0),
  total: z.int().min(0),
});
export type UserPage = z.infer<typeof userPageSchema>;

/** Everything held about a person. */
export const userExportSchema = z.object({
  exportedAt: instantSchema,
  user: userSummarySchema,
  licenses: z.array(licenseSchema),
  offerPlaces: z.array(z.object({ offerId: z.string(), takenAt: instantSchema })),
  signIn: z.object({
    emailVerified: z.boolean(),
    providers: z.array(z.string()),
    createdAt: z.string(),
    lastSignInAt: z.string().nullable(),
  }),
});
export type UserExport = z.infer<typeof userExportSchema>;
