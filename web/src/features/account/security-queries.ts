import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** A person's passkeys and how many recovery codes are left. */
export const passkeysQuery = (uid: string) =>
  queryOptions({
    queryKey: ['passkeys', uid],
    queryFn: ({ signal }) => call('listPasskeys', { uid }, { signal }),
    // The row says so itself.
    meta: { silent: true },
  });

/** Sessions of a person. */
export const sessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['sessions', uid],
    queryFn: ({ signal }) => call('listSessions', { uid }, { signal }),
    meta: { silent: true },
  });
