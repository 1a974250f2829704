import type { Limit } from '../../operation';

export const BY_CALLER: Limit = { points: 20, seconds: 600, by: 'caller', lasting: true };
export const BY_ADDRESS: Limit = { points: 60, seconds: 600, by: 'address' };
