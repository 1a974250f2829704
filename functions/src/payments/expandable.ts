/** Returns the id of a Stripe reference, which may be expanded to the object itself. */
export function readId(object: string | { id: string } | null | undefined): string | null {
  return (typeof object === 'object' ? object?.id : object) ?? null;
}

/** Returns the object of an expanded Stripe reference, or null. */
export function readExpanded<T extends object>(object: string | T | null): T | null {
  return typeof object === 'object' ? object : null;
}
