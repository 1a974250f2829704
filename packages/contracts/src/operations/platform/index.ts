import { tagged } from '../../operation';
import { health } from './health';

export const platform = tagged('Service', { health });
