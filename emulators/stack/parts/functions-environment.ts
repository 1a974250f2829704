import type { Addresses } from '../addresses';
import { PROJECT_NUMBER } from '../../bot-check/signer';

/** Returns the environment variables that the functions read, except the secrets. */
export function functionsEnvironment(addresses: Addresses, dev: boolean): Record<string, string> {
  return {
    PORTAL_URL: dev ? addresses.web : addresses.portal,
    STRIPE_API_BASE: addresses.stripe,
    STRIPE_TAX: 'true',
    SMTP_URL: addresses.smtp,
    MAIL_FROM: 'Flexa <hello@flexa.test>',
    SUPPORT_EMAIL: 'support@flexa.test',
    // Calls without a token pass, so that people can try the API with curl; invalid tokens are refused.
    BOT_CHECK: 'monitor',
    // Likewise, an admin needs no passkey to try out the portal.
    STEP_UP: 'monitor',
    APP_CHECK_PROJECT_NUMBER: PROJECT_NUMBER,
    APP_CHECK_JWKS_URL: `${addresses.botCheck}/jwks.json`,
    BOT_CHECK_JWKS_URL: `${addresses.botCheck}/jwks.json`,
  };
}
