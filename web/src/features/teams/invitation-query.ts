import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';

/** Loads the invitation of a mailed link; reading it uses nothing up. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => call('readInvitation', { code }, { signal }),
    meta: { silent: true },
  });

/** Loads the seats that a person’s confirmed address was invited to. */
export const invitationsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['invitations', uid],
    queryFn: ({ signal }) => call('listInvitations', {}, { signal }),
    select: ({ data }) => data,
    meta: { silent: true },
  });

export const reloadInvitations = (uid: string) =>
  queryClient.invalidateQueries({ queryKey: invitationsQuery(uid).queryKey });
