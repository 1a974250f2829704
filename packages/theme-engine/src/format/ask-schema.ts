import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { Json } from '../model/json';
import { compileSchema } from './compiled-schema';

/** A schema, ready to be asked. */
export interface AskedSchema {
  readonly accepts: (theme: Json) => boolean;
  /** Why a theme is not accepted. */
  readonly faults: (theme: Json) => readonly OutputUnit[];
}

/**
 * Nearly every theme is accepted, and of that the compiled schema is sure thirty times as fast; the
 * library tells why one is not. A schema that cannot be compiled is left to the library whole.
 */
export function askSchema(schema: Schema): AskedSchema {
  const accepts = compileSchema(schema);
  // The library notes addresses in the schema it is given.
  const library = new Validator(structuredClone(schema), '7', true);
  return {
    accepts: accepts ?? ((theme) => library.validate(theme).valid),
    faults: (theme) => library.validate(theme).errors,
  };
}
