/** As much of JSON Schema as Stripe's parameters need. */
export type Schema =
  | { type: 'string' | 'number' | 'boolean' }
  /** Words, of which Stripe takes no others; an empty one unsets the parameter. */
  | { enum: string[] }
  | { type: 'array'; items: Schema }
  /** Names of the caller's choice, as in metadata. */
  | { type: 'object'; additionalProperties: Schema }
  | { type: 'object'; properties: Record<string, Schema>; required?: string[] }
  | { anyOf: Schema[] };

export interface Schemas {
  /** Version of the package `stripe` whose types they are generated from. */
  version: string;
  routes: Record<string, Schema>;
}
