import type { NavigateOptions } from 'react-router-dom';
import { useAddressQuery } from './use-address-query';
import { useTypedSearch } from './use-typed-search';

/** Filters of a list that live in the address: a link shows the same list, and going back undoes a choice. */
export function useAddressFilter() {
  const { query, change } = useAddressQuery();
  return {
    get: (name: string) => query.get(name) ?? '',
    set: (name: string, value: string, options: NavigateOptions = { preventScrollReset: true }) =>
      change((next) => {
        if (value.trim() === '') next.delete(name);
        else next.set(name, value);
        return next;
      }, options),
  };
}

/** A search beside those filters, whose words are in the address under that name. */
export function useAddressSearch({ get, set }: ReturnType<typeof useAddressFilter>, name: string) {
  return useTypedSearch(get(name), (words, options) => set(name, words, options));
}
