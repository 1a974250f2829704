import { cleanGiverName, type Giver } from '@flexa/contracts/giver';
import type { License } from '@flexa/contracts/licenses';
import { isVerified } from '../platform/account';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { TeamReader } from './seat-access';

interface GiverSources {
  profiles: { get(uid: string): Promise<{ name: string } | undefined> };
  teams: Pick<TeamReader, 'isManager'>;
  /** Returns the company on the invoice of the paid order that the licence came with. */
  findCompany(license: License): Promise<string | null>;
}

/** Describes givers of seats to the people who got them. */
export function createSeatGivers(
  { auth }: Pick<Platform, 'auth'>,
  { profiles, teams, findCompany }: GiverSources,
) {
  async function describe(uid: string, email: string, license: License): Promise<Giver> {
    const [profile, company] = await Promise.all([profiles.get(uid), findCompany(license)]);
    return { name: cleanGiverName(profile?.name), company: cleanGiverName(company), email };
  }

  /** Returns the giver by their account; undefined if it is deleted, disabled or unconfirmed. */
  async function findByAccount(uid: string, license: License): Promise<Giver | undefined> {
    const { users } = await auth.getUsers([{ uid }]);
    const [account] = users;
    if (!account?.email || account.disabled || !isVerified(account)) return undefined;
    return describe(uid, account.email, license);
  }

  return {
    /** Names the owner for an admin who assigns seats to help: nobody else knows the admin. */
    async describeCaller(
      { uid, email }: Caller,
      license: License,
    ): Promise<{ uid: string } & Giver> {
      const { userId: owner } = license;
      const isOfTeam = uid === owner || (await teams.isManager(owner, uid));
      const giver = isOfTeam ? undefined : await findByAccount(owner, license);
      if (giver) return { uid: owner, ...giver };
      return { uid, ...(await describe(uid, email ?? '', license)) };
    },

    /** Returns the person who assigned a seat, or the owner if that person is gone. */
    async find(uid: string | undefined, license: License): Promise<Giver | null> {
      const giver = uid === undefined ? undefined : await findByAccount(uid, license);
      return giver ?? (await findByAccount(license.userId, license)) ?? null;
    },
  };
}

export type SeatGivers = ReturnType<typeof createSeatGivers>;
