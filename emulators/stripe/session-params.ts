import type Stripe from 'stripe';
import { z } from 'zod';
import {
  boolean,
  currency,
  email,
  integer,
  list,
  metadata,
  refuseUnsupported,
  oneOf,
  text,
  url,
} from './fields';

type Params = Stripe.Checkout.SessionCreateParams;

const UNSUPPORTED_PARAMS = [
  'customer_account',
  'optional_items',
  'redirect_on_completion',
  'return_url',
  'setup_intent_data',
  'shipping_options',
  'subscription_data',
] as const satisfies (keyof Params)[];

const TAX_BEHAVIOR = oneOf(['exclusive', 'inclusive', 'unspecified']);

const LINE_ITEM = z.object({
  price: text().optional(),
  price_data: z
    .object({
      currency: currency(),
      unit_amount: integer(0),
      tax_behavior: TAX_BEHAVIOR.optional(),
      product: text().optional(),
      product_data: z
        .object({
          name: text(),
          description: text().optional(),
          metadata: metadata().optional(),
          images: list(text(), 8).optional(),
        })
        .optional(),
      ...refuseUnsupported('recurring', 'unit_amount_decimal'),
    })
    .optional(),
  quantity: integer(1, 999_999),
  metadata: metadata().optional(),
});

const PAYMENT_INTENT_DATA = z.object({
  description: text().optional(),
  metadata: metadata().optional(),
  receipt_email: email().optional(),
  statement_descriptor: text(22).optional(),
  ...refuseUnsupported('application_fee_amount', 'capture_method', 'on_behalf_of', 'transfer_data'),
});

const INVOICE_CREATION = z.object({
  enabled: boolean(),
  invoice_data: z
    .object({
      custom_fields: list(z.object({ name: text(40), value: text(140) }), 4).optional(),
      description: text(1500).optional(),
      footer: text().optional(),
      metadata: metadata().optional(),
      account_tax_ids: list(text()).optional(),
      ...refuseUnsupported('issuer', 'rendering_options'),
    })
    .optional(),
});

const DISCOUNT = z.object({
  coupon: text().optional(),
  promotion_code: text().optional(),
});

export const SESSION_PARAMS = z.object({
  allow_promotion_codes: boolean().optional(),
  automatic_tax: z.object({ enabled: boolean(), ...refuseUnsupported('liability') }).optional(),
  custom_text: z
    .object({
      submit: z.object({ message: text(1200) }).optional(),
      ...refuseUnsupported('after_submit', 'shipping_address', 'terms_of_service_acceptance'),
    })
    .optional(),
  discounts: list(DISCOUNT, 1).optional(),
  billing_address_collection: oneOf(['auto', 'required']).optional(),
  customer_update: z
    .object({
      address: oneOf(['auto', 'never']).optional(),
      name: oneOf(['auto', 'never']).optional(),
    })
    .optional(),
  invoice_creation: INVOICE_CREATION.optional(),
  tax_id_collection: z
    .object({ enabled: boolean(), required: oneOf(['if_supported', 'never']).optional() })
    .optional(),
  mode: oneOf(['payment', 'setup', 'subscription']),
  line_items: list(LINE_ITEM),
  success_url: url(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  currency: currency().optional(),
  customer: text().optional(),
  customer_creation: oneOf(['always', 'if_required']).optional(),
  customer_email: email().optional(),
  expires_at: integer(0, 99_999_999_999).optional(),
  metadata: metadata().optional(),
  payment_intent_data: PAYMENT_INTENT_DATA.optional(),
  payment_method_types: list(text()).optional(),
  ui_mode: oneOf(['hosted_page', 'embedded_page', 'elements', 'form']).optional(),
  ...refuseUnsupported(...UNSUPPORTED_PARAMS),
});

export type SessionParams = z.infer<typeof SESSION_PARAMS>;
export type LineItemParams = z.infer<typeof LINE_ITEM>;
