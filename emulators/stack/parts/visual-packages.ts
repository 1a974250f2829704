import type { BuiltVisual } from '@flexa/visuals/build';
import { buildOptions, type BuildOptions } from '@flexa/visuals/build-options';
import { sampleProject } from './sample-project';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../paths';
import { portsFrom } from '../ports';
import { localSigner } from './license-signer';

/** Settings of the web app that is deployed; git ignores it. */
const DEPLOYED = join(ROOT, 'web', '.env.production');

/** Withdraws nothing, and is the same each time, so that nothing is built again because of it. */
export const emptyRevocations = async () =>
  (await localSigner(() => new Date(0))).signRevocations([]);

/**
 * How the visuals of this machine are built: they take the keys its functions sign, and lead to its portal
 * at the usual port. An environment that names another portal brings that portal's keys.
 *
 * @throws Error that names what is missing
 */
export async function localOptions(env: NodeJS.ProcessEnv = process.env): Promise<BuildOptions> {
  if (env.VITE_PUBLIC_URL) return buildOptions(env);
  const { keySet } = await localSigner();
  const local = {
    FLEXA_LICENSE_KEY_SET: JSON.stringify(keySet()),
    FLEXA_REVOCATIONS: await emptyRevocations(),
    // By name: Microsoft's lint takes http for no other host.
    VITE_PUBLIC_URL: `http://localhost:${portsFrom({}).hosting}`,
    SUPPORT_EMAIL: 'support@flexa.test',
  };
  return buildOptions({ ...local, ...env });
}

/**
 * How the visuals of a deployed portal are built: by its settings, and never with keys of this machine.
 *
 * @throws Error that names what is missing
 */
export async function releaseOptions(
  env: NodeJS.ProcessEnv = process.env,
  file = DEPLOYED,
): Promise<BuildOptions> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return buildOptions({ ...parseEnv(text), ...env });
}

/** A Power BI project with all of them, beside their files. */
const SAMPLE_PROJECT = 'flexa-visuals-sample.zip';

/** Puts built packages where the portal offers them. */
export async function offerVisuals(built: readonly BuiltVisual[], dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const { file } of built) await copyFile(file, join(dir, basename(file)));
  if (built.length > 0) await writeFile(join(dir, SAMPLE_PROJECT), await sampleProject());
}
