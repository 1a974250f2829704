/** Returns the first `length` items; the list itself where the length is negative or larger than the list. */
export function truncateList<T>(list: readonly T[], length: number): readonly T[] {
  return length < 0 || length > list.length ? list : list.slice(0, length);
}
