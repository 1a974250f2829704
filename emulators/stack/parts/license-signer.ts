import type { Config } from '@flexa/functions/config';
import { licenseKeyService } from '@flexa/functions/license-keys';
import { localSecrets } from './local-secrets';

/** The portal's own signing of licence keys, with the keys of this machine; the licences named are withdrawn. */
export async function localSigner(withdrawn: readonly string[] = [], clock = () => new Date()) {
  const { LICENSE_KEYS } = await localSecrets();
  const licenseKeys = JSON.parse(LICENSE_KEYS) as Config['licenseKeys'];
  const licenses = {
    standing: () => Promise.resolve(undefined),
    withdrawn: () => Promise.resolve([...withdrawn]),
    isCovered: () => Promise.resolve(false),
  };
  return licenseKeyService({ config: { licenseKeys }, clock }, licenses);
}
