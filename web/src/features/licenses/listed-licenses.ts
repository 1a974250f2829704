import { useEffect, useRef, useState } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { useLicenses } from './license-store';

const listedQuery = (uid: string) =>
  queryOptions({
    queryKey: ['licenses', uid],
    queryFn: ({ signal }) => call('listLicenses', { uid }, { signal }),
    // The live list reports a failed refresh; this list only adds ended licences.
    meta: { silent: true },
  });

/** Longer than that what is live does not wait for the rest. */
const PATIENCE_MS = 3000;

/**
 * All of a person's licences as the API lists them: the live query holds only what was not taken
 * back. Asked for again whenever the live list changes, since what left it may be in here now.
 *
 * `isAwaited` until it has come or failed, or for as long as one should wait for it.
 */
export function useListedLicenses(uid: string) {
  const live = useLicenses((state) => state.licenses);
  const client = useQueryClient();
  const before = useRef(live);
  useEffect(() => {
    const hasChanged = before.current !== null && before.current !== live;
    before.current = live;
    if (hasChanged) void client.invalidateQueries({ queryKey: listedQuery(uid).queryKey });
  }, [live, client, uid]);
  const { data, isPending } = useQuery(listedQuery(uid));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { listed: data?.data ?? [], isPending, isAwaited: isPending && !isLate };
}
