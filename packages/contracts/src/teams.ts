import { z } from 'zod';
import { accountEmailSchema, emailSchema, instantSchema, nameSchema, uidSchema } from './fields';
import { billingInputSchema } from './orders';
import { giverSchema, seatedLicenseSchema, seatSchema } from './seats';

/** Domains a team link is for, and managers a team has, at most. */
export const TEAM_DOMAINS_MAX = 10;
export const TEAM_MANAGERS_MAX = 20;

/** A domain as it stands behind the @ of an address. */
export const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'Enter a domain like company.com',
  );

/** `waiting`: the address has not confirmed yet, so it gets no invoices. */
export const BILLING_CONTACT_STATES = ['waiting', 'confirmed'] as const;

/** An address that gets the invoices and payment mails of a team’s owner, who gets them too. */
export const billingContactSchema = z.object({
  email: emailSchema,
  state: z.enum(BILLING_CONTACT_STATES),
  /** When the owner named the address. */
  askedAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
});
export type BillingContact = z.infer<typeof billingContactSchema>;

/** The owner of a team, as the billing contact sees them: a cleaned name and the confirmed address. */
export const billingOwnerSchema = giverSchema.pick({ name: true, email: true });

/** The people a buyer shares licences with. Its id is the uid of its owner. */
export const teamSchema = z.object({
  id: uidSchema,
  name: nameSchema.nullable(),
  domains: z.array(domainSchema).max(TEAM_DOMAINS_MAX),
  /** The code of the team link, with which people of these domains take a seat; null without one. */
  link: z.string().nullable(),
  /** Billing details that prefill the owner's next order. */
  billing: billingInputSchema.optional(),
  /** For the owner alone. */
  billingContact: billingContactSchema.optional(),
});
export type Team = z.infer<typeof teamSchema>;

export const TEAM_ROLES = ['owner', 'manager', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Someone of a team, known by the address their seats were given to. */
export const teamPersonSchema = z.object({
  email: accountEmailSchema,
  /** The name of their profile; null for people who have not accepted a seat. */
  name: nameSchema.nullable(),
  role: z.enum(TEAM_ROLES),
  seats: z.array(seatSchema.omit({ email: true, uid: true }).extend({ licenseId: z.string() })),
});
export type TeamPerson = z.infer<typeof teamPersonSchema>;

export const teamViewSchema = z.object({
  team: teamSchema,
  licenses: z.array(seatedLicenseSchema),
  people: z.array(teamPersonSchema),
});
export type TeamView = z.infer<typeof teamViewSchema>;

/** Roles that POST /teams/{id}/members sets; `none` removes a person and their seats. */
export const MEMBER_ROLES = ['manager', 'member', 'none'] as const;
