import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { JsonObject } from '../model/json';
import { readProjectSchemas } from './powerbi';

const SCHEMAS = readProjectSchemas() as Readonly<Record<string, Schema>>;
const validators = new Map<string, Validator>();

/** Validates a file against the schema it names. */
export function listSchemaErrors(file: JsonObject): OutputUnit[] {
  const address = file['$schema'] as string;
  let validator = validators.get(address);
  if (!validator) {
    const [first, ...others] = collectSchemas(address);
    validator = new Validator(first ?? {}, '7', false);
    for (const schema of others) validator.addSchema(schema);
    validators.set(address, validator);
  }
  return validator.validate(file).errors;
}

/** Collects a schema and all schemas that it refers to, by address. */
function collectSchemas(address: string, seen = new Set<string>()): Schema[] {
  if (seen.has(address)) return [];
  seen.add(address);
  const schema = SCHEMAS[address];
  if (!schema) throw new Error(`${address} is not among the project schemas in web/src/testing`);
  const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)/g)];
  return [
    // Some schemas name themselves with a dot where others refer to them with a hyphen.
    { ...schema, $id: address },
    ...references.flatMap(([, path = '']) => collectSchemas(new URL(path, address).href, seen)),
  ];
}
