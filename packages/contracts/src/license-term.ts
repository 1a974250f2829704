/** When a licence gives a right. Apart from its schema, for pages that carry no zod. */
interface Term {
  deletedAt: string | null;
  /** Where it was bought ahead. */
  startsAt?: string | undefined;
  expiresAt: string;
}

/** Whether a licence gives any right at that moment. */
export function isActive({ deletedAt, startsAt, expiresAt }: Term, now: Date): boolean {
  const hasBegun = startsAt === undefined || new Date(startsAt) <= now;
  return deletedAt === null && hasBegun && new Date(expiresAt) > now;
}

/** Whether a licence was bought ahead and its time is still to come. */
export function isAhead({ deletedAt, startsAt }: Omit<Term, 'expiresAt'>, now: Date): boolean {
  return deletedAt === null && startsAt !== undefined && new Date(startsAt) > now;
}

/** When a licence begins. */
export function beginOf({
  startsAt,
  createdAt,
}: {
  startsAt?: string | undefined;
  createdAt: string;
}) {
  return new Date(startsAt ?? createdAt);
}
