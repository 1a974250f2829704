import { parseArgs } from 'node:util';
import { buildVisualPackages, offerVisuals } from '../stack/parts/visual-packages';

// npm run build:visuals [-- --into FOLDER]: the .pbiviz files in packages/visuals/dist, and in FOLDER.
const { values } = parseArgs({ options: { into: { type: 'string' } } });
const built = await buildVisualPackages((line) => console.log(line));
if (values.into) await offerVisuals(built, values.into);
