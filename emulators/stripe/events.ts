import { findPathObject, type Call } from './call';
import { createBadRequestError } from './errors';
import { boolean, list, text } from './fields';
import { listNewestFirst, readList } from './lists';
import type { Event } from './objects';

export function retrieveEvent({ account, id }: Call): Event {
  return findPathObject(account.state.events, 'event', id);
}

/** Seconds that Stripe lists an event: thirty days. */
const RETENTION_S = 30 * 24 * 3600;

const FILTERS = {
  type: text().optional(),
  types: list(text(), 20).optional(),
  delivery_success: boolean().optional(),
};

export function listEvents({ account, input }: Call) {
  const params = readList(FILTERS, input);
  if (params.type !== undefined && params.types !== undefined) {
    const message = 'You may only specify one of these parameters: type, types.';
    throw createBadRequestError({ message, param: 'type' });
  }
  const types = params.types ?? (params.type === undefined ? undefined : [params.type]);
  const { delivery_success: delivered } = params;
  const oldest = account.now() - RETENTION_S;
  return listNewestFirst(
    '/v1/events',
    account.state.events.values(),
    params,
    (event) =>
      event.created >= oldest &&
      (types?.some((pattern) => matchesPattern(event.type, pattern)) ?? true) &&
      (delivered === undefined || (event.pending_webhooks === 0) === delivered),
  );
}

/** True for an exact type, and for `charge.*` with every type that begins with `charge.`. */
function matchesPattern(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
