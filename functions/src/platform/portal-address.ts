import { z } from 'zod';

const deployed = z.url({ protocol: /^https$/ }).optional();

/** Settings that say where people open the portal; links in mails and of Stripe lead there. */
export const portalSettings = {
  PORTAL_ENVIRONMENT: z.enum(['development', 'staging', 'production']).default('development'),
  /** Another address of this machine, such as the built pages of a local stack; for development alone. */
  PORTAL_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  PORTAL_URL_STAGING: deployed,
  PORTAL_URL_PRODUCTION: deployed,
};
export type PortalSettings = z.infer<z.ZodObject<typeof portalSettings>>;

/** The setting that holds the address of each environment. */
const SETTING = {
  development: 'PORTAL_URL',
  staging: 'PORTAL_URL_STAGING',
  production: 'PORTAL_URL_PRODUCTION',
} as const;

/** Returns the address of the environment, without a slash at the end; undefined where it is not set. */
export function findPortalUrl(settings: PortalSettings): string | undefined {
  return settings[SETTING[settings.PORTAL_ENVIRONMENT]]?.replace(/\/+$/, '');
}

/** Names the setting that keeps a deployment from knowing its address, if any does. */
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
