import { z } from 'zod';
import { emailSchema, instantSchema, uidSchema } from '@flexa/contracts/fields';
import { licenseIdSchema } from '@flexa/contracts/licenses';
import { isRepeatable, MAIL_STATES, MAIL_TEMPLATES, mailCodeSchema } from '@flexa/contracts/mails';
import { orderSchema } from '@flexa/contracts/orders';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import { TICKET_KINDS, WAIT_LIST_PRODUCTS } from '@flexa/contracts/tickets';
import { ALERT_KINDS } from './alert-titles';

const license = {
  licenseId: licenseIdSchema,
  visualType: z.enum(VISUAL_TYPES),
  quantity: z.int().min(1),
  expiresAt: instantSchema,
};

const ofTicket = z.object({ ticketId: z.string() });

/** What a buyer hears of an order after it was placed, beside the receipt. */
export const ORDER_NEWS = [
  'payment-failed',
  'debit-failed',
  'started',
  'invoice-due',
  'invoice-ended',
  'invoice-credited',
  'transfer-ended',
  'unpaid',
  'refunded',
  'credit-gone',
  'term-over',
  'partly-refunded',
  'credited',
  'partly-credited',
  'credit-lost',
  'credit-lost-unpaid',
  'refund-failed',
  'refund-cancelled',
  'suspended',
  'restored',
  'taken-back',
] as const;

/** What a person hears of how they sign in. */
export const SECURITY_NEWS = [
  'new-sign-in',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'provider-added',
  'provider-removed',
  'recovery-codes',
  'account-deleted',
  'account-disabled',
  'account-enabled',
  'admin-granted',
  'admin-removed',
  'support-granted',
  'support-removed',
] as const;
export type SecurityNews = (typeof SECURITY_NEWS)[number];

/**
 * What each kind of mail says; texts and looks are in templates/. The person who causes a mail chooses nothing
 * in it but the code, what goes to support, the reason an admin gives for a revocation, the copy of a message
 * and a theme's file (both from strangers without their words): no stranger writes to others in their own words under our name.
 * The sender finds out whom to greet (NameAt).
 */
export const mailContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verification-code'), data: z.object({ code: z.string() }) }),
  /** A link to set a password; its code is what proves whose mailbox it is. */
  z.object({ template: z.literal('password-reset'), data: z.object({ code: z.string() }) }),
  /** A link that proves the address of a new account, or the one that an account is to move to. */
  z.object({ template: z.literal('verify-address'), data: z.object({ code: z.string() }) }),
  z.object({ template: z.literal('change-address'), data: z.object({ code: z.string() }) }),
  /** To the address that an account had; the link puts it back. */
  z.object({ template: z.literal('address-changed'), data: z.object({ code: z.string() }) }),
  /** An account was made its owner's alone; `wasMoved`: its address had been changed by someone else. */
  z.object({
    template: z.literal('account-secured'),
    data: z.object({ wasMoved: z.boolean() }),
  }),
  /** A new account whose address is proved: what to do first. */
  z.object({
    template: z.literal('welcome'),
    /** Their mailbox has had its trial, with an account that is gone. */
    data: z.object({ hadTrial: z.boolean().optional() }),
  }),
  z.object({
    template: z.literal('security-news'),
    data: z.object({
      news: z.enum(SECURITY_NEWS),
      /** The identity service's id of a provider. */
      provider: z.string().optional(),
    }),
  }),
  /** The right code was entered for an admin or someone of support, and refused. */
  z.object({ template: z.literal('admin-code'), data: z.object({}) }),
  /** To every other admin; `isSupport`: the person was put in support instead. */
  z.object({
    template: z.literal('new-admin'),
    data: z.object({ uid: uidSchema, email: emailSchema, isSupport: z.boolean().optional() }),
  }),
  /** A free or given licence; its key is made when the mail is sent. */
  z.object({
    template: z.literal('license-granted'),
    /** `isGift`: an admin gave it. `isTrial`: its key ends with it. */
    data: z.object({
      ...license,
      isGift: z.boolean().optional(),
      isTrial: z.boolean().optional(),
    }),
  }),
  /** Taken back by an admin, who wrote the reason for its owner. */
  z.object({
    template: z.literal('license-revoked'),
    data: z.object({ ...license, reason: z.string() }),
  }),
  /** A licence bought ahead begins earlier, since a term before it was refunded. */
  z.object({
    template: z.literal('license-moved'),
    data: z.object({ ...license, startsAt: instantSchema }),
  }),
  z.object({
    template: z.literal('license-ended'),
    data: z.object({ ...license, isSeat: z.boolean() }),
  }),
  /** A paid order with its licence; the only mail of a purchase. Amount in cents. */
  z.object({
    template: z.literal('receipt'),
    data: z.object({
      orderId: z.string(),
      month: z.int(),
      amount: z.int(),
      currency: z.string(),
      /** What was left of licences that are replaced, taken off the price. */
      credit: z.int().min(0).optional(),
      /** What a promotion took off before the amount, and the code where there was one. */
      discount: z.int().min(1).optional(),
      promotionCode: z.string().nullable().optional(),
      /** Within the amount. */
      tax: z.int().min(1).optional(),
      ...license,
      /** Where it begins later than it was paid: after the licence it renews. */
      startsAt: instantSchema.optional(),
      /** Seats that join a licence and end with it. */
      isAddition: z.boolean().optional(),
      /** The wording about the right of withdrawal that the buyer agreed to, and when. */
      consent: orderSchema.shape.consent,
      /** The end of the buyer's right of withdrawal. */
      withdrawUntil: instantSchema.optional(),
    }),
  }),
  /** Confirms a withdrawal; the name is that of the profile. */
  z.object({
    template: z.literal('withdrawal'),
    data: z.object({
      orderId: z.string(),
      visualType: z.enum(VISUAL_TYPES),
      month: z.int(),
      quantity: z.int().min(1),
      /** To be refunded, in cents. */
      amount: z.int(),
      currency: z.string(),
      paidAt: instantSchema,
      email: emailSchema,
      at: instantSchema,
      /** The order's licence was credited to a membership, which ends too. */
      endsMembership: z.boolean().optional(),
    }),
  }),
  /** Amount in cents: what was to be paid, or what was given back. */
  z.object({
    template: z.literal('order-notice'),
    data: z.object({
      news: z.enum(ORDER_NEWS),
      orderId: z.string(),
      visualType: z.enum(VISUAL_TYPES),
      month: z.int(),
      amount: z.int(),
      currency: z.string(),
      /** Within the amount. */
      tax: z.int().min(1).optional(),
      /** The part of the buyer's licences that the order paid for. */
      sold: z.discriminatedUnion('part', [
        z.object({ part: z.literal('licence') }),
        z.object({ part: z.literal('next-term'), startsAt: instantSchema }),
        z.object({ part: z.literal('seats'), seats: z.int().min(1) }),
      ]),
      /** The buyer withdrew from the order, so the part has ended whatever becomes of the money. */
      isWithdrawn: z.literal(true).optional(),
      /** Taken back with a part of the money. */
      seats: z.int().min(1).optional(),
      /** Stripe has asked the buyer where the money is to go. */
      waitsForBuyer: z.boolean().optional(),
      /** Of an invoice that is still to be paid. */
      dueAt: instantSchema.optional(),
      /** Page of an invoice, on which the buyer pays. */
      invoiceUrl: z.url().optional(),
      /** One that begins, or was given more days: its key ends later than the one in reports. */
      licenseId: licenseIdSchema.optional(),
    }),
  }),
  /** To the operator; ids only. */
  z.object({
    template: z.literal('alert'),
    data: z.object({
      kind: z.enum(ALERT_KINDS),
      cause: z.string(),
      text: z.string(),
      /** Page on which the operator acts, in Stripe's dashboard or the admin area. */
      url: z.url().optional(),
    }),
  }),
  z.object({
    template: z.literal('expiry-reminder'),
    data: z.object({
      daysLeft: z.int().min(0),
      isSeat: z.boolean().optional(),
      isTrial: z.boolean().optional(),
      /** To a manager of its team, whose owner alone can renew it. */
      isManaged: z.boolean().optional(),
      /** Identifies the person in the unsubscribe link. */
      stop: z.object({ person: uidSchema, code: mailCodeSchema }),
      ...license,
    }),
  }),
  /**
   * The key with which a person goes on; `endsAt` is when the licence before it ends, or the same one was to
   * end. `cause`: the key was had before and its licence moved; its own licence was suspended and runs longer.
   */
  z.object({
    template: z.literal('next-key'),
    data: z.object({
      endsAt: instantSchema,
      cause: z.enum(['moved', 'restored']).optional(),
      ...license,
    }),
  }),
  /** To the address a seat was given to; the id is that of the licence with the seats. */
  z.object({ template: z.literal('seat-invitation'), data: z.object(license) }),
  /** To both owners of a team that was handed over: the next one, and the one before. */
  z.object({ template: z.literal('team-owner'), data: z.object({ isNext: z.boolean() }) }),
  /** To support; an answer goes to the sender. */
  z.object({
    template: z.literal('ticket'),
    data: z.object({
      ticketId: z.string(),
      kind: z.enum(TICKET_KINDS),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  }),
  /** To the address that was typed in. `copy`: the sender's words, only if the sender has confirmed the address. */
  z.object({
    template: z.literal('ticket-copy'),
    data: ofTicket.extend({
      copy: z.object({ subject: z.string(), message: z.string() }).optional(),
    }),
  }),
  /** The answer is support's; nothing of what was asked comes back. */
  z.object({
    template: z.literal('ticket-answered'),
    data: ofTicket.extend({ answer: z.string(), isClosed: z.boolean() }),
  }),
  z.object({ template: z.literal('ticket-closed'), data: ofTicket }),
  /** What an address waited for is there. */
  z.object({
    template: z.literal('wait-list-turn'),
    data: z.object({ product: z.enum(WAIT_LIST_PRODUCTS) }),
  }),
  /** The theme as JSON text, attached as theme.json. */
  z.object({ template: z.literal('theme-file'), data: z.object({ json: z.string() }) }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;

/** The last mail of an account: its address is kept no longer than it takes to send it. */
export function isFarewell(content: MailContent | null): boolean {
  return content?.template === 'security-news' && content.data.news === 'account-deleted';
}

/** What is kept of a mail once it was sent. */
export function keptOf(content: MailContent | null): MailContent | null {
  return content && isRepeatable(content.template) ? content : null;
}

/** What a template is filled with. */
export type MailData<T extends MailContent['template']> = Extract<
  MailContent,
  { template: T }
>['data'];

/** A document of mail/{id}: the outbox. */
export const mailSchema = z.object({
  to: emailSchema.or(z.string().min(1)),
  /** Whose account it concerns, so that it goes with the account. */
  uid: uidSchema.nullable(),
  /** Stays when the content goes. */
  template: z.enum(MAIL_TEMPLATES),
  /** Null once it was sent, where it can't be repeated: what was in it is kept no longer than needed. */
  content: mailContentSchema.nullable(),
  state: z.enum(MAIL_STATES),
  attempts: z.int().min(0),
  /**
   * Not tried before this moment; while one is being sent, when its sender counts as gone. Null once
   * it was sent or given up, so that a query for what is due finds no more of it.
   */
  nextAttemptAt: instantSchema.nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  /** Firestore's TTL removes the document after this. */
  expireAt: instantSchema,
});
export type MailDocument = z.infer<typeof mailSchema>;

/** Fields of a mail document that are moments. */
export const MAIL_INSTANTS = ['nextAttemptAt', 'createdAt', 'sentAt', 'expireAt'] as const;
