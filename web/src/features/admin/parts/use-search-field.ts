import { SEARCH_MAX } from '@flexa/contracts/constants';
import { useAddressQuery } from '@/ui/use-address-query';
import { useAddressSearch, type AddressSearch } from '@/ui/use-address-search';

/**
 * Binds the search field of a list to `search` in the address. A search replaces the list's other
 * filters.
 *
 * @param others parameters that a search removes, such as `before`
 */
export function useSearchField(searchText: string, others: readonly string[]): AddressSearch {
  const { change } = useAddressQuery();
  return useAddressSearch(searchText, (next, options) =>
    change((parameters) => {
      for (const name of ['search', ...others]) parameters.delete(name);
      if (next.trim() !== '') parameters.set('search', next.slice(0, SEARCH_MAX));
      return parameters;
    }, options),
  );
}
