import { readMicrosoftSchema, type MicrosoftSchema } from '@flexa/theme-engine/format';

/**
 * Microsoft's schema is not ours to publish, so it is no part of the repository: where
 * `npm run theme-schema` put it into this folder, it goes into the build, else there is nothing here.
 * The file is named by its version.
 */
const files = import.meta.glob<string>('./microsoft-schema/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Loads the schema of this deployment; null where it has none, or where it does not arrive. */
export async function loadMicrosoftSchema(): Promise<MicrosoftSchema | null> {
  const [file] = Object.entries(files);
  if (!file) return null;
  const [path, address] = file;
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const name = /([^/]+)\.json$/.exec(path)?.[1] ?? null;
    const schema = (await response.json()) as object;
    return readMicrosoftSchema(schema, name === 'unnamed' ? null : name);
  } catch {
    return null;
  }
}
