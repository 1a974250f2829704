import { buildVisuals } from './build-visuals';
import { buildOptions } from './options';

await buildVisuals(buildOptions(process.env), (line) => console.log(line));
