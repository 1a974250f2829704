import type Stripe from 'stripe';
import { z } from 'zod';
import {
  currency,
  email,
  integer,
  known,
  list,
  metadata,
  notHere,
  oneOf,
  text,
  url,
} from './fields';

type Params = Stripe.Checkout.SessionCreateParams;

const KNOWN = [
  'adaptive_pricing',
  'after_expiration',
  'allow_promotion_codes',
  'allowed_payment_method_types',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'consent_collection',
  'custom_fields',
  'custom_text',
  'customer_update',
  'excluded_payment_method_types',
  'integration_identifier',
  'invoice_creation',
  'locale',
  'managed_payments',
  'name_collection',
  'origin_context',
  'payment_method_collection',
  'payment_method_configuration',
  'payment_method_data',
  'payment_method_options',
  'permissions',
  'phone_number_collection',
  'saved_payment_method_options',
  'shipping_address_collection',
  'submit_type',
  'tax_id_collection',
  'wallet_options',
] as const satisfies (keyof Params)[];

const NOT_HERE = [
  'customer_account',
  'discounts',
  'optional_items',
  'redirect_on_completion',
  'return_url',
  'setup_intent_data',
  'shipping_options',
  'subscription_data',
] as const satisfies (keyof Params)[];

const LINE_ITEM = z.strictObject({
  price: text().optional(),
  price_data: z
    .strictObject({
      currency: currency(),
      unit_amount: integer(0),
      product: text().optional(),
      product_data: z
        .strictObject({
          name: text(),
          description: text().optional(),
          metadata: metadata().optional(),
          images: list(text(), 8).optional(),
          ...known('tax_code', 'tax_details', 'unit_label'),
        })
        .optional(),
      ...known('tax_behavior'),
      ...notHere('recurring', 'unit_amount_decimal'),
    })
    .optional(),
  quantity: integer(1, 999_999),
  metadata: metadata().optional(),
  ...known('adjustable_quantity', 'tax_rates'),
});

const PAYMENT_INTENT_DATA = z.strictObject({
  description: text().optional(),
  metadata: metadata().optional(),
  receipt_email: email().optional(),
  statement_descriptor: text(22).optional(),
  ...known('setup_future_usage', 'shipping', 'statement_descriptor_suffix', 'transfer_group'),
  ...notHere('application_fee_amount', 'capture_method', 'on_behalf_of', 'transfer_data'),
});

export const SESSION_PARAMS = z.strictObject({
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
  ...known(...KNOWN),
  ...notHere(...NOT_HERE),
});

export type SessionParams = z.infer<typeof SESSION_PARAMS>;
export type LineItemParams = z.infer<typeof LINE_ITEM>;
