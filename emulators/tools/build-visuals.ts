import { buildVisuals, checkSavedSettings, layOutRepositories } from '@flexa/visuals/build';
import { parseArgs } from 'node:util';
import { offerCommandLine } from '../downloads/command-line';
import { offerLicensePackage } from '../downloads/license-package';
import {
  createSampleReleases,
  offerReleases,
  publishReleases,
  readBuiltReleases,
} from '../downloads/releases';
import {
  readLocalOptions,
  offerVisuals,
  openReleases,
  readReleaseOptions,
} from '../downloads/visual-packages';

// npm run build:visuals [-- --release] [--into FOLDER] [--repositories FOLDER] builds the .pbiviz files in
// packages/visuals/dist. --release builds them for the portal that web/.env.production names, --into also copies them,
// a security sheet of each, flexa-theme, @flexa/license and all releases to a folder, and --repositories writes the sources in the form that
// Microsoft certifies. A release with FLEXA_RELEASES_BUCKET uploads each new version to that bucket.
const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    repositories: { type: 'string' },
    release: { type: 'boolean', default: false },
  },
});
if (values.release) await checkSavedSettings();
const options = values.release ? await readReleaseOptions() : await readLocalOptions();
const visuals = await buildVisuals(options, (line) => console.log(line));
if (values.into) {
  const releases = values.release
    ? await publishReleases(visuals, await openReleases())
    : [...(await readBuiltReleases(visuals)), ...(await createSampleReleases(visuals))];
  await offerReleases(releases, values.into);
  await offerVisuals(visuals, values.into);
  await offerCommandLine(options.keys, values.into);
  await offerLicensePackage(values.into);
}
if (values.repositories) await layOutRepositories(values.repositories, options);
