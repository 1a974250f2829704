import type { Handlers } from '../platform/handlers';
import type { StatusService } from './service';

export function statusHandlers(status: StatusService): Handlers<'getStatus'> {
  return { getStatus: () => status.status() };
}
