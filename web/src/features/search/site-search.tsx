import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { QueryProvider } from '@/lib/query-provider';
import { SearchDialog } from '@/ui/search-dialog';
import { useAdminEntries } from './admin-entries';
import { SEARCH_KINDS, type SearchEntry } from './entry';
import { useOwnEntries } from './own-entries';
import { rankEntries } from './rank';
import { searchIndexQuery } from './search-index-query';

const MAX_RESULTS = 20;
/** Entries shown before anything is typed. */
const FIRST = [
  '/flexa-theme',
  '/document',
  '/pricing-charts',
  '/support-center',
  '/general#licences',
];

/** Searches the site and the person's own data. */
export function SiteSearch({ onClose }: { onClose: () => void }) {
  return (
    <QueryProvider>
      <Search onClose={onClose} />
    </QueryProvider>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const index = useQuery(searchIndexQuery);
  const ownEntries = useOwnEntries();
  const { views, found } = useAdminEntries(query);
  const items = useMemo(() => {
    const entries = [...ownEntries, ...views, ...(index.data ?? [])];
    if (query.trim() === '') return entries.filter(({ path }) => FIRST.includes(path));
    return [...rankEntries(entries, query, MAX_RESULTS), ...found];
  }, [index.data, ownEntries, views, found, query]);

  return (
    <SearchDialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Search"
      placeholder="Search pages, documentation, articles …"
      query={query}
      onQuery={setQuery}
      items={index.isPending ? null : items}
      createKey={({ kind, title, path }) => `${kind} ${path} ${title}`}
      row={(entry) => <Row {...entry} />}
      onChoose={({ path }) => {
        onClose();
        void navigate(path);
      }}
      noun="result"
      nothing={
        index.error
          ? 'The search could not be loaded. Check your connection and open it again.'
          : `Nothing about “${query.trim()}”.`
      }
    />
  );
}

function Row({ kind, title, lead }: SearchEntry) {
  return (
    <>
      <span className="min-w-0 flex-1 py-1.5">
        <span className="block truncate font-medium">{title}</span>
        {lead && <span className="block truncate text-12 text-muted">{lead}</span>}
      </span>
      <span className="shrink-0 text-12 text-muted max-sm:hidden">{SEARCH_KINDS[kind]}</span>
    </>
  );
}
