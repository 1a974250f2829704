import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { JsonObject } from '../model/json';

/** Microsoft's descriptions lie beside the repository, or where POWERBI_DATA says. */
const DATA = [process.env['POWERBI_DATA'], '../shared/powerbi', '../../shared/powerbi']
  .map((folder) => folder && join(folder, 'pbip-schemas'))
  .find((folder) => folder && existsSync(folder));

export const hasPbipSchemas = DATA !== undefined;
// eslint-disable-next-line no-console -- the one line that says what was not tested
if (!hasPbipSchemas) console.log('No project schemas at hand: tests against them are left out');

const ROOT = 'https://developer.microsoft.com/json-schemas/';
const validators = new Map<string, Validator>();

/** What is wrong with a file by the description it names. */
export function schemaErrors(file: JsonObject): OutputUnit[] {
  const address = file['$schema'] as string;
  let validator = validators.get(address);
  if (!validator) {
    const [first, ...others] = schemasFrom(address);
    validator = new Validator(first ?? {}, '7', false);
    for (const schema of others) validator.addSchema(schema);
    validators.set(address, validator);
  }
  return validator.validate(file).errors;
}

/** A description and all that it refers to, each under the address it is referred to by. */
function schemasFrom(address: string, seen = new Set<string>()): Schema[] {
  if (seen.has(address)) return [];
  seen.add(address);
  const text = readFileSync(join(DATA ?? '', address.replace(ROOT, '')), 'utf8');
  const references = [...text.matchAll(/"\$ref":\s*"([^"#]+)/g)].map(([, path = '']) => path);
  return [
    // Some files name themselves with a dot where others refer to them with a hyphen.
    { ...(JSON.parse(text) as Schema), $id: address },
    ...references.flatMap((path) => schemasFrom(new URL(path, address).href, seen)),
  ];
}
