import { buildVisuals } from '@flexa/visuals/build';
import { parseArgs } from 'node:util';
import { offerCommandLine } from '../stack/parts/command-line';
import { localOptions, offerVisuals, releaseOptions } from '../stack/parts/visual-packages';

// npm run build:visuals [-- --release] [--into FOLDER]: the .pbiviz files in packages/visuals/dist, and in
// FOLDER, with the package of the command line; with --release those of the portal that web/.env.production names.
const { values } = parseArgs({
  options: { into: { type: 'string' }, release: { type: 'boolean', default: false } },
});
const options = values.release ? await releaseOptions() : await localOptions();
const built = await buildVisuals(options, (line) => console.log(line));
if (values.into) {
  await offerVisuals(built, values.into);
  await offerCommandLine(options.keys, values.into);
}
