import type { OperationInput } from '@flexa/contracts/operations';
import type { SeatTarget } from '@flexa/contracts/seats';
import { local } from '@/lib/storage';

/** Ids and codes as our links hold them; the API checks them again (contracts: seatTargetSchema). */
const ID = /^[\w-][\w.-]{0,127}$/;
const LINK = /^[\w-]{16}$/;

/** Returns the seat in the query of /seat or of the verification mail's link. */
export function readSeat(search: URLSearchParams): SeatTarget | undefined {
  const id = search.get('licence') ?? '';
  const link = search.get('link');
  if (!ID.test(id) || (link !== null && !LINK.test(link))) return undefined;
  return { id, ...(link !== null && { link }) };
}

export function buildSeatPath({ id, link }: SeatTarget): string {
  const query = new URLSearchParams({ licence: id, ...(link !== undefined && { link }) });
  return `/seat?${query.toString()}`;
}

/** Names the seat of the current or the saved path, which the link in the verification mail leads back to. */
export function buildVerification(email: string): OperationInput<'requestVerification'> {
  const { pathname, search } = window.location;
  const seat = readSeatAt(pathname + search) ?? readSeatAt(local.get('before_login_path') ?? '');
  return { email, ...(seat && { seat }) };
}

function readSeatAt(path: string): SeatTarget | undefined {
  const [pathname, query] = path.split('?');
  return pathname === '/seat' ? readSeat(new URLSearchParams(query)) : undefined;
}
