import { z } from 'zod';
import { accountEmailSchema, emailSchema, instantSchema, nameSchema, uidSchema } from './fields';
import { billingInputSchema } from './orders';
import { giverSchema, seatedLicenseSchema, seatSchema } from './seats';

/** Maximum number of domains of a team link, and of managers of a team. */
export const TEAM_DOMAINS_MAX = 10;
export const TEAM_MANAGERS_MAX = 20;

/** Domain of an address, after the @. */
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

/** Address that receives the invoices and payment mails of a team’s owner, in addition to the owner. */
export const billingContactSchema = z.object({
  email: emailSchema,
  state: z.enum(BILLING_CONTACT_STATES),
  /** Time at which the owner added the address. */
  askedAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
});
export type BillingContact = z.infer<typeof billingContactSchema>;

/** The owner of a team, as the billing contact sees them: a cleaned name and the confirmed address. */
export const billingOwnerSchema = giverSchema.pick({ name: true, email: true });

/** People with whom a buyer shares licences. The id of a team is the uid of its owner. */
export const teamSchema = z.object({
  id: uidSchema,
  name: nameSchema.nullable(),
  domains: z.array(domainSchema).max(TEAM_DOMAINS_MAX),
  /** Code of the team link, through which people of these domains can take a seat; null without a link. */
  link: z.string().nullable(),
  /** Billing details that prefill the owner's next order. */
  billing: billingInputSchema.optional(),
  /** Only in the answer to the owner. */
  billingContact: billingContactSchema.optional(),
});
export type Team = z.infer<typeof teamSchema>;

export const TEAM_ROLES = ['owner', 'manager', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Person of a team, identified by the address to which their seats were assigned. */
export const teamPersonSchema = z.object({
  email: accountEmailSchema,
  /** Name in their profile; null for people who have not accepted a seat. */
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
