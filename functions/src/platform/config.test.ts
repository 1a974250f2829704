import { describe, expect, test } from 'vitest';
import { COMBO_OFFER_END } from '@flexa/contracts/plans';
import { parseConfig } from './config';
import { SECRETS } from './functions';
import { createStripeClient } from './stripe';
import { testEnvironment } from './test-environment';

const complete = testEnvironment();
const deployed = {
  FUNCTIONS_EMULATOR: 'false',
  PORTAL_ENVIRONMENT: 'production',
  PORTAL_URL_PRODUCTION: 'https://flexa.example',
};
const secrets = ['STRIPE_SECRET_KEY', 'CODE_HMAC_KEY', 'PAYLOAD_KEYS', 'LICENSE_KEYS'] as const;

function readRefusal(environment: Record<string, string | undefined>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

/** Returns the variables that the error names for an environment with these changes. */
function listNamedVariables(changes: Record<string, string | undefined>): string[] {
  const message = readRefusal({ ...complete, ...changes });
  return [...message.matchAll(/([A-Z_]{4,}) \(/g)].map((match) => match[1] ?? '').sort();
}

describe('parseConfig', () => {
  test('a complete environment is parsed', () => {
    const config = parseConfig(complete);
    expect(config).toMatchObject({
      projectId: 'demo-test',
      emulated: true,
      portalUrl: 'http://localhost:5000',
      comboOfferEnd: COMBO_OFFER_END,
      stripe: { apiBase: new URL('http://127.0.0.1:1') },
    });
    expect(config.licenseKeys[0]).toMatchObject({ crv: 'Ed25519', kid: 'test-1' });
  });

  describe('address of links', () => {
    const { PORTAL_URL: _, ...unaddressed } = complete;
    const addresses = {
      PORTAL_URL_STAGING: 'https://staging.flexa.example/',
      PORTAL_URL_PRODUCTION: 'https://flexa.example',
    };

    test.each([
      ['development, without a setting', {}, 'http://localhost:3000'],
      [
        'development, at the built pages',
        { PORTAL_URL: 'http://localhost:5000/' },
        'http://localhost:5000',
      ],
      ['staging', { PORTAL_ENVIRONMENT: 'staging' }, 'https://staging.flexa.example'],
      ['production', { PORTAL_ENVIRONMENT: 'production' }, 'https://flexa.example'],
    ])('links lead to the right address in %s', (_environment, settings, portalUrl) => {
      expect(parseConfig({ ...unaddressed, ...addresses, ...settings }).portalUrl).toBe(portalUrl);
    });

    test('a deployment without its address is refused', () => {
      const unnamed = { FUNCTIONS_EMULATOR: undefined };
      expect(listNamedVariables(unnamed)).toEqual(['PORTAL_ENVIRONMENT']);
      for (const environment of ['staging', 'production']) {
        const setting = `PORTAL_URL_${environment.toUpperCase()}`;
        const named = { ...unnamed, PORTAL_ENVIRONMENT: environment };
        expect(listNamedVariables(named)).toEqual([setting]);
        expect(listNamedVariables({ ...named, [setting]: 'http://flexa.example' })).toContain(
          setting,
        );
        expect(listNamedVariables({ ...named, [setting]: 'https://flexa.example' })).toEqual([]);
      }
    });
  });

  test('the SMTP password is inserted into the server’s address if it names a user', () => {
    const parseSmtpUrl = (SMTP_URL: string) =>
      parseConfig({ ...complete, SMTP_URL, SMTP_PASSWORD: 'p@ss:word/%' }).mail.smtpUrl;
    expect(new URL(parseSmtpUrl('smtps://flexa@mail.example:465'))).toMatchObject({
      username: 'flexa',
      password: encodeURIComponent('p@ss:word/%'),
      host: 'mail.example:465',
    });
    expect(parseSmtpUrl('smtp://127.0.0.1:1025')).not.toContain('p@ss');
  });

  test('a setting changes the end of the membership offer', () => {
    const { comboOfferEnd } = parseConfig({
      ...complete,
      COMBO_OFFER_END: '2027-01-31T23:59:59.999Z',
    });
    expect(comboOfferEnd).toEqual(new Date('2027-01-31T23:59:59.999Z'));
  });

  test('one message names every missing variable of an empty environment', () => {
    const message = readRefusal({});
    expect(message).toMatch(/^Set these environment variables: /);
    for (const name of Object.keys(complete)) {
      const optional = [
        'FUNCTIONS_EMULATOR',
        'PORTAL_URL',
        'STRIPE_API_BASE',
        'BOT_CHECK',
        'STEP_UP',
      ];
      if (optional.includes(name)) continue;
      expect(message).toContain(`${name} (`);
    }
  });

  test.each([
    [
      'a live key with another Stripe, without passkeys or a bot check',
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      ['BOT_CHECK', 'STEP_UP', 'STRIPE_API_BASE'],
    ],
    [
      'a live key with a bot check that only looks',
      {
        STRIPE_SECRET_KEY: 'rk_live_1',
        STRIPE_API_BASE: undefined,
        STEP_UP: 'enforce',
        BOT_CHECK: 'monitor',
        APP_CHECK_PROJECT_NUMBER: '1',
        RECAPTCHA_SITE_KEY: 'x',
      },
      ['BOT_CHECK'],
    ],
    ['a key of neither kind', { STRIPE_SECRET_KEY: 'pk_test_1' }, ['STRIPE_SECRET_KEY']],
    ['a webhook secret of another kind', { STRIPE_WEBHOOK_SECRET: 'x' }, ['STRIPE_WEBHOOK_SECRET']],
    ['a short HMAC key', { CODE_HMAC_KEY: 'short' }, ['CODE_HMAC_KEY']],
    ['licence keys that are no JSON', { LICENSE_KEYS: '[' }, ['LICENSE_KEYS']],
    ['no licence key', { LICENSE_KEYS: '[]' }, ['LICENSE_KEYS']],
    ['keys of another curve', { PAYLOAD_KEYS: complete['LICENSE_KEYS'] }, ['PAYLOAD_KEYS']],
    [
      'two at once',
      { SUPPORT_EMAIL: 'nobody', SMTP_URL: 'http://x' },
      ['SMTP_URL', 'SUPPORT_EMAIL'],
    ],
    [
      'a bot check without its settings',
      { BOT_CHECK: 'enforce' },
      ['APP_CHECK_PROJECT_NUMBER', 'RECAPTCHA_SITE_KEY'],
    ],
    [
      "a local stack's bot check in production",
      {
        ...deployed,
        BOT_CHECK: 'enforce',
        APP_CHECK_PROJECT_NUMBER: '1',
        BOT_CHECK_JWKS_URL: 'http://127.0.0.1:1/jwks.json',
      },
      ['BOT_CHECK_JWKS_URL'],
    ],
  ])(
    'an environment with %s is refused, and the message names the variables',
    (_name, changes, names) => {
      expect(listNamedVariables(changes)).toEqual(names);
    },
  );

  test.each([
    ['sendNewMail', ['SMTP_PASSWORD', 'LICENSE_KEYS']],
    ['stripeWebhook', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
    ['remindExpiring', []],
  ])('the environment of %s needs only the secrets of that function', (FUNCTION_TARGET, own) => {
    const bare = { ...complete, ...Object.fromEntries(SECRETS.map((name) => [name, undefined])) };
    for (const name of own) {
      const others = Object.fromEntries(own.map((held) => [held, complete[held]]));
      expect(readRefusal({ ...bare, ...others, FUNCTION_TARGET })).toBe('');
      expect(readRefusal({ ...bare, ...others, [name]: undefined, FUNCTION_TARGET })).toBe(
        `Set these environment variables: ${name} (is needed)`,
      );
    }
  });

  test('a function gets no secrets of other functions, even if the emulator provides them', () => {
    const config = parseConfig({ ...complete, FUNCTION_TARGET: 'sendNewMail' });
    expect(config.licenseKeys).toHaveLength(1);
    expect(config.mail.smtpUrl).toBe('smtp://127.0.0.1:1');
    expect(config.stripe.secretKey).toBeNull();
    const foreign = [
      () => config.codeHmacKey,
      () => config.payloadKeys,
      () => config.stripe.webhookSecret,
    ];
    for (const use of foreign) expect(use).toThrow('is not a secret of this function');
  });

  test('a function without the Stripe key has a client that says so', () => {
    const { stripe } = parseConfig({ ...complete, FUNCTION_TARGET: 'sendNewMail' });
    expect(() => createStripeClient(stripe).refunds).toThrow('STRIPE_SECRET_KEY');
  });

  test('the query log is available to tests only', () => {
    expect(listNamedVariables({ ...deployed, FLEXA_QUERY_LOG: '/tmp/x' })).toEqual([
      'FLEXA_QUERY_LOG',
    ]);
  });

  test('the message about an environment never repeats a secret', () => {
    for (const name of secrets) {
      expect(readRefusal({ ...complete, [name]: 'hunter2-hunter2' })).not.toContain('hunter2');
    }
  });
});
