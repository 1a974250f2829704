/** Subset of JSON Schema that Stripe's parameters need. */
export type Schema =
  | { type: 'string' | 'number' | 'boolean' }
  /** Allowed values. An empty one unsets the parameter. */
  | { enum: string[] }
  | { type: 'array'; items: Schema }
  /** Values of arbitrary names, as in metadata. */
  | { type: 'object'; additionalProperties: Schema }
  | { type: 'object'; properties: Record<string, Schema>; required?: string[] }
  | { anyOf: Schema[] };

export interface Schemas {
  /** Version of the package `stripe` whose types they are generated from. */
  version: string;
  routes: Record<string, Schema>;
}
