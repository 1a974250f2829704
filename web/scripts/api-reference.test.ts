import { basename, isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { apiReference } from './api-reference';

test('the API reference is rebuilt when one of its source files changes', async () => {
  const { load } = apiReference() as unknown as {
    load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string>;
  };
  const watched: string[] = [];
  const made = await load.call(
    { addWatchFile: (file) => watched.push(file) },
    '\0virtual:api-reference',
  );
  expect(made).toContain('verifyLicense');
  expect(watched.filter((file) => !isAbsolute(file))).toEqual([]);
  expect(watched.map((file) => basename(file))).toEqual(
    expect.arrayContaining(['openapi.ts', 'verify-license.ts', 'reference.ts', 'schema-fields.ts']),
  );
});
