import { useQuery } from '@tanstack/react-query';
import { useAccount } from '@/features/auth';
import { searchedUsersQuery, VIEW_NAMES, viewAddress, viewsFor } from '@/features/admin';
import { useDebounced } from '@/ui/use-debounced';
import type { SearchEntry } from './entry';

/** The server answers a pause in typing, not each letter. */
const TYPING_PAUSE_MS = 250;

const entriesFor = (isAdmin: boolean): readonly SearchEntry[] =>
  viewsFor(isAdmin).map((view) => ({
    kind: 'admin',
    title: VIEW_NAMES[view],
    path: viewAddress(view),
  }));
const ENTRIES = { admin: entriesFor(true), support: entriesFor(false) };

interface AdminEntries {
  /** To be ranked with everything else. */
  views: readonly SearchEntry[];
  /** Found by the server, for the words of a moment ago. */
  people: readonly SearchEntry[];
}

/** The views of the admin area and the people a search finds; nothing for customers. */
export function useAdminEntries(query: string): AdminEntries {
  const { isAdmin, isStaff } = useAccount();
  const asked = useDebounced(query.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    ...searchedUsersQuery(asked),
    enabled: isStaff && asked.length > 1,
  });
  if (!isStaff) return { views: [], people: [] };
  const people = asked === '' ? [] : (data?.data ?? []);
  return {
    views: isAdmin ? ENTRIES.admin : ENTRIES.support,
    people: people.map(({ uid, name, email }) => ({
      kind: 'person',
      title: name,
      path: `/admin?user=${encodeURIComponent(uid)}`,
      lead: email,
    })),
  };
}
