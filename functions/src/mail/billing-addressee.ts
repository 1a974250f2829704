import { z } from 'zod';
import { accountEmailSchema, uidSchema } from '@flexa/contracts/fields';
import { mailCodeSchema } from '@flexa/contracts/mails';

/** The fields of mails to a billing contact, which name the owner by the confirmed address. */
export const billingAddressee = {
  owner: accountEmailSchema,
  /** Identifies the contact in the link that ends its e-mails. */
  leave: z.object({ team: uidSchema, code: mailCodeSchema }),
};

export const explainContact = ({ owner }: { owner: string }): string =>
  `You received this e-mail because ${owner} named this address as billing contact and you confirmed it.`;

export const sampleAddressee = {
  owner: 'bea@cedar-freight.example',
  leave: { team: 'sample', code: 'sample' },
} as const;
