import { zipSync, strToU8, type Zippable } from 'fflate';
import type { OperationOutput } from '@flexa/contracts/operations';
import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import { embedKey } from '@flexa/visuals/company-build';
import { buildFilePath } from '@/lib/visual-files';
import { listSteps } from './steps';

export interface BuiltPackage {
  name: FlexaVisualName;
  /** Name of the file to save. */
  file: string;
  guid: string;
  version: string;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Puts the key into the packages of these visuals. The key leaves the browser only inside the saved files. */
export function buildPackages({
  key,
  build,
  visuals,
}: OperationOutput<'buildForCompany'>): Promise<BuiltPackage[]> {
  const names = FLEXA_VISUALS.map(({ name }) => name).filter((name) => visuals.includes(name));
  return Promise.all(
    names.map(async (name) => {
      const built = embedKey(await loadPackage(name), key, build);
      const file = `flexa-${name}-company-${built.version}.pbiviz`;
      return { ...built, name, file, sha256: await computeSha256(built.bytes) };
    }),
  );
}

/** @throws Error if the package can't be loaded */
async function loadPackage(name: FlexaVisualName): Promise<Uint8Array> {
  const response = await fetch(buildFilePath(name));
  if (!response.ok) throw new Error(`The package of ${name} could not be loaded`);
  return new Uint8Array(await response.arrayBuffer());
}

async function computeSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Zips the packages with their checksums, in the format of `sha256sum -c`, and the steps. */
export function zipPackages(packages: readonly BuiltPackage[]): Blob {
  const steps = listSteps().map((step, index) => `${index + 1}. ${step}`);
  const checksums = packages.map(({ sha256, file }) => `${sha256}  ${file}\n`);
  const files: Zippable = {
    'SHA256SUMS.txt': strToU8(checksums.join('')),
    'README.txt': strToU8(`${steps.join('\n\n')}\n`),
  };
  for (const { file, bytes } of packages) files[file] = [bytes, { level: 0 }];
  return new Blob([zipSync(files)], { type: 'application/zip' });
}
