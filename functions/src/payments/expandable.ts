/** The id of what Stripe answers as an id or, where that was asked for, as the object itself. */
export function readId(object: string | { id: string } | null | undefined): string | null {
  return (typeof object === 'object' ? object?.id : object) ?? null;
}

/** The object itself, where it was asked for in place of its id. */
export function readExpanded<T extends object>(object: string | T | null): T | null {
  return typeof object === 'object' ? object : null;
}
