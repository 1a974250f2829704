import { z } from 'zod';
import { findAddressFault, portalSettings } from '../../src/platform/portal-address';

/**
 * Refuses a release whose functions would not know the address of their environment.
 *
 * @throws Error that names the setting
 */
export function requirePortalUrl(
  target: 'staging' | 'production',
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const settings = z.object(portalSettings).parse(environment);
  const fault = findAddressFault(settings, true);
  if (fault) throw new Error(`${fault.setting} ${fault.message} (functions/.env.PROJECT)`);
  const { PORTAL_ENVIRONMENT: named } = settings;
  if (named !== target) {
    throw new Error(`PORTAL_ENVIRONMENT is ${named}, and the release goes to ${target}`);
  }
}
