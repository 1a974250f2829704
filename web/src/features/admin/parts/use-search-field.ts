import { SEARCH_MAX } from '@flexa/contracts/constants';
import { useAddressQuery } from '@/ui/use-address-query';
import { useAddressSearch, type AddressSearch } from '@/ui/use-address-search';

/**
 * The search field of a list. Its words are `search` in the address, and take the place of what else
 * narrows the list.
 *
 * @param others parameters that a search takes out, such as `before`
 */
export function useSearchField(words: string, others: readonly string[]): AddressSearch {
  const { change } = useAddressQuery();
  return useAddressSearch(words, (next, options) =>
    change((asked) => {
      for (const name of ['search', ...others]) asked.delete(name);
      if (next.trim() !== '') asked.set('search', next.slice(0, SEARCH_MAX));
      return asked;
    }, options),
  );
}
