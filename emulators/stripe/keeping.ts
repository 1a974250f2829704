import { deserialize, serialize } from 'node:v8';
import { State } from './objects';

/** All that a Stripe holds, for a file: objects that several lists know stay one object. */
export function written(state: State): Buffer {
  return serialize(Object.fromEntries(Object.entries(state)));
}

/** @throws Error where the bytes are none of `written` */
export function readBack(bytes: Buffer): State {
  const state = new State();
  const held = deserialize(bytes) as Record<string, unknown>;
  for (const [name, empty] of Object.entries(state)) {
    const value = held[name];
    // One that was written before there was this list goes on without.
    if (value === undefined) continue;
    if (Object.getPrototypeOf(value) !== Object.getPrototypeOf(empty)) {
      throw new Error(`${name} is not what a Stripe holds`);
    }
    Object.assign(state, { [name]: value });
  }
  return state;
}
