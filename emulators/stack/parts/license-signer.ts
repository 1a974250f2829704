import type { Config } from '@flexa/functions/platform/config';
import { licenseKeyService } from '@flexa/functions/licenses/key-service';
import { localSecrets } from './local-secrets';

/** The portal's own signing of licence keys, with the keys of this machine. */
export async function localSigner(clock = () => new Date()) {
  const { LICENSE_KEYS } = await localSecrets();
  const licenseKeys = JSON.parse(LICENSE_KEYS) as Config['licenseKeys'];
  const licenses = {
    standing: () => Promise.resolve(undefined),
    noteKeyIssued: () => Promise.resolve(),
    isCovered: () => Promise.resolve(false),
  };
  return licenseKeyService({ config: { licenseKeys }, clock }, licenses);
}
