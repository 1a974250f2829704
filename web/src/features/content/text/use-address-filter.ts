import { useSearchParams } from 'react-router-dom';

/**
 * Filters of a list that live in the address: a link shows the same list, and going back undoes a
 * choice. Typing replaces the entry, so that not every letter is a step back.
 */
export function useAddressFilter() {
  const [search, setSearch] = useSearchParams();
  return {
    get: (key: string) => search.get(key) ?? '',
    set: (key: string, value: string, typing = false) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(key);
          else next.set(key, value);
          return next;
        },
        { replace: typing, preventScrollReset: true },
      ),
  };
}
