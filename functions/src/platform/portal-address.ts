import { z } from 'zod';

const deployed = z.url({ protocol: /^https$/ }).optional();

/** Settings for the portal's public address, to which links in mails and Stripe's redirects lead. */
export const portalSettings = {
  PORTAL_ENVIRONMENT: z.enum(['development', 'staging', 'production']).default('development'),
  /** Another local address, such as the built pages of a local stack. Only for development. */
  PORTAL_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  PORTAL_URL_STAGING: deployed,
  PORTAL_URL_PRODUCTION: deployed,
};
export type PortalSettings = z.infer<z.ZodObject<typeof portalSettings>>;

/** Setting that holds the address, by environment. */
const SETTING = {
  development: 'PORTAL_URL',
  staging: 'PORTAL_URL_STAGING',
  production: 'PORTAL_URL_PRODUCTION',
} as const;

/** Returns the address of the environment, without a trailing slash, or undefined if it is not set. */
export function findPortalUrl(settings: PortalSettings): string | undefined {
  return settings[SETTING[settings.PORTAL_ENVIRONMENT]]?.replace(/\/+$/, '');
}

/** Returns the setting that is missing or wrong for the deployment's address, if there is one. */
export function findAddressFault(
  settings: PortalSettings,
  isDeployed: boolean,
): { setting: keyof PortalSettings; message: string } | undefined {
  const { PORTAL_ENVIRONMENT: environment } = settings;
  if (isDeployed && environment === 'development') {
    return {
      setting: 'PORTAL_ENVIRONMENT',
      message: 'must be staging or production in a deployment',
    };
  }
  if (findPortalUrl(settings) !== undefined) return undefined;
  return { setting: SETTING[environment], message: `is needed in ${environment}` };
}
