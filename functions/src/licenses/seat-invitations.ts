import { isActive, type License } from '@flexa/contracts/licenses';
import type { Invitation } from '@flexa/contracts/seats';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { requireActive } from './seat-access';
import type { SeatGivers } from './seat-giver';
import type { InvitationLinks } from './seat-giving';
import { normalizeAddress, type SeatDocument, type SeatRepository } from './seat-repository';

interface InvitationSources {
  seats: Pick<SeatRepository, 'addresses' | 'find' | 'findByEmail'>;
  givers: Pick<SeatGivers, 'find'>;
  links: Pick<InvitationLinks, 'find'>;
  /** Returns the licence that carries on the invitation's own. */
  findCurrentLicense(id: string): Promise<License | undefined>;
}

/** Shows invitations to seats to the people who got them. */
export function createSeatInvitations(
  { clock }: Pick<Platform, 'clock'>,
  { seats, givers, links, findCurrentLicense }: InvitationSources,
) {
  async function describe(license: License, { invitedBy }: SeatDocument): Promise<Invitation> {
    const { id: licenseId, visualType, expiresAt } = license;
    return { licenseId, visualType, expiresAt, giver: await givers.find(invitedBy, license) };
  }

  /** Returns the seat that the address has in the licence, accepted or not. */
  async function findSeat(licenseId: string, email: string): Promise<SeatDocument | undefined> {
    const [address] = await seats.addresses(licenseId, [email]);
    const number = address?.data()?.seat ?? null;
    if (number === null) return undefined;
    return (await seats.find(licenseId, number)).data();
  }

  /** Lists the seats that the caller's address was invited to and that nobody has accepted yet. */
  async function listPending({ email }: Caller): Promise<Invitation[]> {
    const found = email === null ? [] : await seats.findByEmail(email);
    const pending = new Map<string, Invitation>();
    for (const { state, parent } of found.map((seat) => seat.data())) {
      const license = state === 'invited' ? await findCurrentLicense(parent) : undefined;
      if (!license || !isActive(license, clock()) || pending.has(license.id)) continue;
      const seat = await findSeat(license.id, normalizeAddress(email ?? ''));
      if (seat?.state !== 'invited' || seat.seat >= license.quantity) continue;
      pending.set(license.id, await describe(license, seat));
    }
    return [...pending.values()];
  }

  /**
   * Reads the invitation of a mailed link. The link stays unused, since mail scanners open the page too.
   *
   * @throws AppError link-refused; not-invited if the seat was taken back; license-not-active; seats-full if its money was
   * given back
   */
  async function read(code: string): Promise<Invitation & { email: string }> {
    const { email, licenseId } = await links.find(code);
    const license = await findCurrentLicense(licenseId);
    const seat = license && (await findSeat(license.id, email));
    if (!seat) throw new AppError('not-invited', 'This seat was taken back');
    requireActive(license, clock());
    if (seat.seat >= license.quantity) throw new AppError('seats-full');
    return { ...(await describe(license, seat)), email };
  }

  return { listPending, read };
}
