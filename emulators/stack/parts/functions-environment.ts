import type { Addresses } from '../addresses';
import { PROJECT_NUMBER } from '../../bot-check/signer';

/** What the functions read from their environment, but for the secrets. */
export function functionsEnvironment(addresses: Addresses, dev: boolean): Record<string, string> {
  return {
    PORTAL_URL: dev ? addresses.web : addresses.portal,
    STRIPE_API_BASE: addresses.stripe,
    STRIPE_TAX: 'true',
    SMTP_URL: addresses.smtp,
    MAIL_FROM: 'Flexa <hello@flexa.test>',
    SUPPORT_EMAIL: 'support@flexa.test',
    // A call without proof passes, so that the API can be tried with curl; a false proof does not.
    BOT_CHECK: 'monitor',
    // The same for a proof of who calls: an admin needs no passkey to try the portal out.
    STEP_UP: 'monitor',
    APP_CHECK_PROJECT_NUMBER: PROJECT_NUMBER,
    APP_CHECK_JWKS_URL: `${addresses.botCheck}/jwks.json`,
    BOT_CHECK_JWKS_URL: `${addresses.botCheck}/jwks.json`,
  };
}
