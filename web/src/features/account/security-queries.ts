import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** Loads a person's passkeys and the number of recovery codes left. */
export const passkeysQuery = (uid: string) =>
  queryOptions({
    queryKey: ['passkeys', uid],
    queryFn: ({ signal }) => call('listPasskeys', { uid }, { signal }),
    // The row shows the error itself.
    meta: { silent: true },
  });

export const sessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['sessions', uid],
    queryFn: ({ signal }) => call('listSessions', { uid }, { signal }),
    meta: { silent: true },
  });
