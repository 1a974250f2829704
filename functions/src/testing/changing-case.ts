import type { OwnApp } from './own-app';

export type Input = Record<string, unknown>;

/** A call that changes something: made ready, then asked for as often as wanted. */
export interface Case {
  ready(app: OwnApp): Promise<{ input: Input; token: string | null }>;
  /** Asked for again it adds another one. */
  adds?: true;
  /** The try uses up what proves who asks: a new proof is asked for then. */
  usesUp?: true;
}
