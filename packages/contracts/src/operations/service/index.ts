import { tagged, type Capability } from '../../capability';
import { health } from './health';

export const service = {
  operations: tagged('Service', { health }),
} as const satisfies Capability;
