import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../api';
import { ApiError } from '../errors';
import { readParameters } from '../form';
import { checkParameters, SCHEMAS } from './check';

test('the parameter schemas match the installed package (npm run stripe:parameters)', () => {
  expect(SCHEMAS.version).toBe(Stripe.PACKAGE_VERSION);
});

test('exactly the supported requests have a schema', () => {
  const answeredRoutes = ROUTES.map(([method, path]) => `${method} ${path}`);
  expect(Object.keys(SCHEMAS.routes).sort()).toEqual(answeredRoutes.sort());
});

function catchRefusal(route: string, params: object) {
  try {
    checkParameters(route, readParameters(params));
  } catch (error) {
    if (error instanceof ApiError) return error.details;
    throw error;
  }
  return undefined;
}

const SESSION = {
  success_url: 'https://shop.example',
  line_items: [{ price: 'price_1', quantity: 1 }],
  mode: 'payment',
};

describe('checkParameters for a Checkout Session', () => {
  test.each([
    ['as the portal creates it', {}],
    [
      'with tax, invoice and codes',
      {
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        invoice_creation: {
          enabled: true,
          invoice_data: { custom_fields: [{ name: 'PO', value: '1' }] },
        },
        discounts: [{ promotion_code: 'promo_1' }],
        customer_update: { address: 'auto', name: 'auto' },
      },
    ],
    ['with metadata of any name', { metadata: { 'a b': '1', 2024: '', nothing: '' } }],
  ])('a Checkout Session %s passes the check of its parameters', (_name, change) => {
    expect(catchRefusal('POST /v1/checkout/sessions', { ...SESSION, ...change })).toBeUndefined();
  });

  test.each([
    [{ colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ automatic_tax: { enable: true } }, 'parameter_unknown', 'automatic_tax[enable]'],
    [{ automatic_tax: {} }, 'parameter_missing', 'automatic_tax[enabled]'],
    [{ automatic_tax: { enabled: 'yes' } }, undefined, 'automatic_tax[enabled]'],
    [{ automatic_tax: 'true' }, undefined, 'automatic_tax'],
    [{ mode: 'pay' }, undefined, 'mode'],
    [{ expires_at: 'soon' }, 'parameter_invalid_integer', 'expires_at'],
    [{ line_items: 'one' }, undefined, 'line_items'],
    [{ line_items: { first: { quantity: 1 } } }, undefined, 'line_items'],
    [
      { line_items: [{ price: '', quantity: 1 }] },
      'parameter_invalid_empty',
      'line_items[0][price]',
    ],
    [{ success_url: { a: 'b' } }, undefined, 'success_url'],
    [{ metadata: 'x' }, undefined, 'metadata'],
    // Unknown names are reported before wrong values, in any position.
    [{ mode: 'pay', zeal: 1 }, 'parameter_unknown', 'zeal'],
    [{ constructor: '1' }, 'parameter_unknown', 'constructor'],
  ])('a Checkout Session with %j is refused', (change, code, param) => {
    const details = catchRefusal('POST /v1/checkout/sessions', { ...SESSION, ...change });
    expect([details?.code, details?.param]).toEqual([code, param]);
  });
});

test('the check accepts a range of times, with its own names only', () => {
  expect(catchRefusal('GET /v1/events', { created: 1, types: ['refund.failed'] })).toBeUndefined();
  expect(catchRefusal('GET /v1/events', { created: { gte: 1 } })).toBeUndefined();
  expect(catchRefusal('GET /v1/events', { created: { after: 1 } })?.param).toBe('created[after]');
});

test('the check refuses an expandable property as a parameter', () => {
  expect(catchRefusal('GET /v1/charges/:id', { expand: ['refunds'] })).toBeUndefined();
});
