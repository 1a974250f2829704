import type { Config } from '@flexa/functions/platform/config';
import { createLicenseKeyService } from '@flexa/functions/licenses/key-service';
import { ensureLocalSecrets } from '../stack/secrets';

/** Creates the functions' key service with the keys of this machine. */
export async function createLocalSigner(clock = () => new Date()) {
  const { LICENSE_KEYS } = await ensureLocalSecrets();
  const licenseKeys = JSON.parse(LICENSE_KEYS) as Config['licenseKeys'];
  const licenses = {
    findEffective: () => Promise.resolve(undefined),
    noteKeyIssued: () => Promise.resolve(),
    isCovered: () => Promise.resolve(false),
  };
  return createLicenseKeyService({ config: { licenseKeys }, clock }, licenses);
}
