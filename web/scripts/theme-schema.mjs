/**
 * npm run theme-schema -- PATH_OR_URL [VERSION]
 *
 * Puts Microsoft's schema of report themes (microsoft/powerbi-desktop-samples, "Report Theme JSON
 * Schema") where the next build takes it along, so that the studio asks it too. It is not committed.
 * The version is the one in the file's name (reportThemeSchema-2.152.json), or the second argument.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

const [source, givenVersion] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../src/features/theme-studio/verdict/microsoft-schema');

if (!source) {
  console.error('Which schema? npm run theme-schema -- PATH_OR_URL [VERSION]');
  process.exit(1);
}

/** Resolves a path from the directory in which npm was called; npm runs scripts at the root. */
const resolvePath = (path) =>
  isAbsolute(path) ? path : join(process.env['INIT_CWD'] ?? process.cwd(), path);

async function load(address) {
  if (!/^https?:/.test(address)) return readFile(resolvePath(address), 'utf8');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

try {
  const text = await load(source);
  const schema = JSON.parse(text);
  if (!schema?.properties?.visualStyles || !schema.properties.dataColors) {
    throw new Error(`${source} is no schema of Power BI’s report themes`);
  }
  const version = givenVersion ?? /(\d+\.\d+)\.json/.exec(source)?.[1] ?? 'unnamed';
  if (!/^[\w.-]+$/.test(version)) throw new Error(`${version} is no version, such as 2.152`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${version}.json`), JSON.stringify(schema));
  console.log(`Microsoft’s schema (${version}) goes into the next build of the web.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
