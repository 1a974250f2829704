/** Returns the pages around the current one, with the first and the last; null marks a gap. */
export function listPageNumbers(page: number, totalPages: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - 1, totalPages - 2));
  const near = [first, first + 1, first + 2];
  const shown = [...new Set([1, ...near, totalPages])]
    .filter((number) => number >= 1 && number <= totalPages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    // A gap of one page shows that page, which takes as much space as the dots.
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number];
  });
}
