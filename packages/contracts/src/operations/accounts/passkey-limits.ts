import type { Limit } from '../../operation';

/**
 * Each attempt takes two calls. A recovery code can be guessed here, so the count is `lasting`: it holds across all
 * instances.
 */
export const PASSKEY_LIMIT_BY_CALLER: Limit = {
  points: 20,
  seconds: 600,
  by: 'caller',
  lasting: true,
};
/** An office shares one address. Nobody can guess a passkey, so each instance counts alone. */
export const PASSKEY_LIMIT_BY_ADDRESS: Limit = { points: 60, seconds: 600, by: 'address' };
