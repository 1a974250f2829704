import { generateKeyPairSync } from 'node:crypto';

/** Generates a private key on a curve, as a JSON list with one element. */
function generateKey(curve: 'P-256' | 'Ed25519'): string {
  const { privateKey } =
    curve === 'P-256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('ed25519');
  return JSON.stringify([{ ...privateKey.export({ format: 'jwk' }), kid: 'test-1' }]);
}

/** Builds a complete environment for tests and benches, with new keys. */
export function testEnvironment(projectId = 'demo-test'): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FUNCTIONS_EMULATOR: 'true',
    PORTAL_URL: 'http://localhost:5000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_PASSWORD: 'of nobody',
    MAIL_FROM: 'Flexa <hello@flexa.test>',
    SUPPORT_EMAIL: 'support@flexa.test',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
    CODE_HMAC_KEY: 'a key of tests, of 32 characters and more',
    PAYLOAD_KEYS: generateKey('P-256'),
    LICENSE_KEYS: generateKey('Ed25519'),
    BOT_CHECK: 'off',
    STEP_UP: 'monitor',
    ...(process.env.FLEXA_QUERY_LOG && { FLEXA_QUERY_LOG: process.env.FLEXA_QUERY_LOG }),
  };
}
