import { deserialize, serialize } from 'node:v8';
import { State } from './objects';

/** Serializes the state of a Stripe. Objects that several lists share stay shared. */
export function serializeState(state: State): Buffer {
  return serialize(Object.fromEntries(Object.entries(state)));
}

/** @throws Error for bytes that `serializeState` did not create */
export function deserializeState(bytes: Buffer): State {
  const state = new State();
  const values = deserialize(bytes) as Record<string, unknown>;
  for (const [name, empty] of Object.entries(state)) {
    const value = values[name];
    // A file saved before this list existed has no value for it.
    if (value === undefined) continue;
    if (Object.getPrototypeOf(value) !== Object.getPrototypeOf(empty)) {
      throw new Error(`${name} is not what a Stripe holds`);
    }
    Object.assign(state, { [name]: value });
  }
  return state;
}
