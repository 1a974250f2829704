import type { BuiltVisual } from '@flexa/visuals/build';
import { buildOptions, type BuildOptions } from '@flexa/visuals/build-options';
import { formatStatementCsv } from '@flexa/visuals/statement-csv';
import { buildSampleProject } from './sample-project';
import { openReleaseBucket, type ReleaseStore } from './release-store';
import { offerSecuritySheets } from './security-sheet';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../stack/paths';
import { readPorts } from '../stack/addresses';
import { createLocalSigner } from './license-signer';

/** Settings of the deployed web app; git ignores it. */
const DEPLOYED = join(ROOT, 'web', '.env.production');

/** Signs an empty revocation list. Its date is fixed: a different text would rebuild every visual. */
export const signEmptyRevocations = async () =>
  (await createLocalSigner(() => new Date(0))).signRevocations([]);

/**
 * Returns the build options of visuals for this machine: they accept the keys of its functions and link to its portal at
 * the default port. An environment that names another portal has to contain that portal's keys.
 *
 * @throws Error that names a missing setting
 */
export async function readLocalOptions(
  env: NodeJS.ProcessEnv = process.env,
): Promise<BuildOptions> {
  if (env.VITE_PUBLIC_URL) return buildOptions(env);
  const { buildKeySet } = await createLocalSigner();
  const local = {
    FLEXA_LICENSE_KEY_SET: JSON.stringify(buildKeySet()),
    FLEXA_REVOCATIONS: await signEmptyRevocations(),
    // Microsoft's lint accepts http for localhost only.
    VITE_PUBLIC_URL: `http://localhost:${readPorts({}).hosting}`,
    SUPPORT_EMAIL: 'support@flexa.test',
  };
  return buildOptions({ ...local, ...env });
}

/**
 * Returns the build options of visuals for a deployed portal, from its settings and without keys of this machine.
 *
 * @throws Error that names a missing setting
 */
export async function readReleaseOptions(
  env: NodeJS.ProcessEnv = process.env,
  file = DEPLOYED,
): Promise<BuildOptions> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return buildOptions({ ...parseEnv(text), ...env });
}

/**
 * Returns the bucket of the deployed portal's releases, or null without FLEXA_RELEASES_BUCKET. Uploads use the application
 * default credentials.
 */
export async function openReleases(
  env: NodeJS.ProcessEnv = process.env,
  file = DEPLOYED,
): Promise<ReleaseStore | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const bucket = { ...parseEnv(text), ...env }['FLEXA_RELEASES_BUCKET'];
  if (!bucket) return null;
  const { applicationDefault } = await import('firebase-admin/app');
  const credential = applicationDefault();
  return openReleaseBucket(bucket, async () => (await credential.getAccessToken()).access_token);
}

/** A Power BI project with all visuals. */
const SAMPLE_PROJECT = 'flexa-visuals-sample.zip';
/** The statement of the documentation's example. */
const STATEMENT = 'flexa-statement-sample.csv';

/** Copies built packages with their security sheets, and a sample project, to the folder from which the portal offers them. */
export async function offerVisuals(visuals: readonly BuiltVisual[], dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const { file } of visuals) await copyFile(file, join(dir, basename(file)));
  await offerSecuritySheets(
    visuals.map(({ file }) => file),
    dir,
  );
  await writeFile(join(dir, STATEMENT), formatStatementCsv());
  if (visuals.length > 0) await writeFile(join(dir, SAMPLE_PROJECT), await buildSampleProject());
}
