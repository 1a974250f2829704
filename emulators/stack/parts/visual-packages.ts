import { buildVisuals, type BuiltVisual } from '@flexa/visuals/build';
import { buildOptions } from '@flexa/visuals/build-options';
import { sampleProject } from '@flexa/visuals/build-sample';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { portsFrom } from '../ports';
import { localSecrets } from './local-secrets';

/**
 * Builds the .pbiviz files of this machine: they take the keys its functions sign, and lead to its
 * portal at the usual port. An environment that names others goes before.
 */
export async function buildVisualPackages(
  say: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<BuiltVisual[]> {
  const { LICENSE_KEYS } = await localSecrets();
  const local = {
    FLEXA_LICENSE_KEY_SET: JSON.stringify({ keys: JSON.parse(LICENSE_KEYS) as unknown }),
    // By name: Microsoft's lint takes http for no other host.
    VITE_PUBLIC_URL: `http://localhost:${portsFrom({}).hosting}`,
    SUPPORT_EMAIL: 'support@flexa.test',
  };
  return buildVisuals(buildOptions({ ...local, ...env }), say);
}

/** A Power BI project with all of them, beside their files. */
const SAMPLE_PROJECT = 'flexa-visuals-sample.zip';

/** Puts built packages where the portal offers them. */
export async function offerVisuals(built: readonly BuiltVisual[], dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const { file } of built) await copyFile(file, join(dir, basename(file)));
  if (built.length > 0) await writeFile(join(dir, SAMPLE_PROJECT), await sampleProject());
}
