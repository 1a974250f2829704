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

/** Longest wait of the live list for ended licences. */
const TIMEOUT_MS = 3000;

/**
 * Loads all of a person's licences from the API; the live query leaves out revoked ones. Reloads them
 * whenever the live list changes, since a licence that left it may be here now.
 *
 * `isWaiting` ends with the answer, a failure or the longest wait.
 */
export function useListedLicenses(uid: string) {
  const live = useLicenses((state) => state.licenses);
  const client = useQueryClient();
  const previous = useRef(live);
  useEffect(() => {
    const hasChanged = previous.current !== null && previous.current !== live;
    previous.current = live;
    if (hasChanged) void client.invalidateQueries({ queryKey: listedQuery(uid).queryKey });
  }, [live, client, uid]);
  const { data, isPending } = useQuery(listedQuery(uid));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { listed: data?.data ?? [], isPending, isWaiting: isPending && !isLate };
}
