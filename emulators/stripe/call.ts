import { createMissingError } from './errors';
import type { Fields } from './form';
import type { Cause, StripeAccount } from './account';

/** One parsed request to the API. */
export interface Call {
  account: StripeAccount;
  /** The id in the address; empty for an address without one. */
  id: string;
  /** The id of a part, if the address names one. */
  part?: string | undefined;
  input: Fields;
  cause: Cause;
}

export type Handler = (call: Call) => object;

/** Finds the object that the address names. */
export function findPathObject<T>(
  collection: ReadonlyMap<string, T>,
  kind: string,
  id: string,
  param = 'id',
): T {
  const object = collection.get(id);
  if (!object) throw createMissingError(kind, id, param, 404);
  return object;
}

/** Finds the object that a parameter names. */
export function findParameterObject<T>(
  collection: ReadonlyMap<string, T>,
  kind: string,
  id: string,
  param: string,
): T {
  const object = collection.get(id);
  if (!object) throw createMissingError(kind, id, param);
  return object;
}
