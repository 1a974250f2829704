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

/** Returns the seat of the page that is shown, or of the page a person returns to after signing in. */
export function findSeatToReturnTo(): SeatTarget | undefined {
  const { pathname, search } = window.location;
  return readSeatAt(pathname + search) ?? readSeatAt(local.get('before_login_path') ?? '');
}

function readSeatAt(path: string): SeatTarget | undefined {
  const [pathname, query] = path.split('?');
  return pathname === '/seat' ? readSeat(new URLSearchParams(query)) : undefined;
}
