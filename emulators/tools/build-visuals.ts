import { buildVisuals, checkSavedSettings, layOutRepositories } from '@flexa/visuals/build';
import { parseArgs } from 'node:util';
import { offerCommandLine } from '../downloads/command-line';
import { readLocalOptions, offerVisuals, readReleaseOptions } from '../downloads/visual-packages';

// npm run build:visuals [-- --release] [--into FOLDER] [--repositories FOLDER] builds the .pbiviz files in
// packages/visuals/dist. --release builds them for the portal that web/.env.production names, --into also copies them,
// a security sheet of each and flexa-theme to a folder, and --repositories writes the sources in the form that Microsoft certifies.
const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    repositories: { type: 'string' },
    release: { type: 'boolean', default: false },
  },
});
if (values.release) await checkSavedSettings();
const options = values.release ? await readReleaseOptions() : await readLocalOptions();
const built = await buildVisuals(options, (line) => console.log(line));
if (values.into) {
  await offerVisuals(built, values.into);
  await offerCommandLine(options.keys, values.into);
}
if (values.repositories) await layOutRepositories(values.repositories, options);
