import { tagOperations } from '../../operation';
import { health } from './health';

export const platform = tagOperations('Service', { health });
