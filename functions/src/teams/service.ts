import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit, type NewAuditEntry } from '../audit/repository';
import type { License } from '@flexa/contracts/licenses';
import type { Team, TeamRole, TeamView } from '@flexa/contracts/teams';
import { AppError, createInvalidField } from '../platform/errors';
import { defineHandlers, type Caller, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createNoSuchTeam, type TeamAccess } from './access';
import { toBillingContact } from './billing-contacts';
import { addManager, removeManager } from './managers';
import { listPeople } from './people';
import type {
  LicenseHandover,
  OwnerProfiles,
  ProfileReader,
  SeatedLicenses,
  SeatHolder,
  ThemeHandover,
} from './ports';
import type { TeamDocument, TeamRepository } from './repository';
import { createTeamTransfer } from './transfer';

const toTeam = ({
  ownerUid: id,
  managerUids: _,
  companyBuilds: __,
  billingContact,
  ...team
}: TeamDocument): Team => ({
  id,
  ...team,
  ...(billingContact && { billingContact: toBillingContact(billingContact) }),
});

/** Managers see neither the owner's billing contact nor its state. */
const hideContact = ({ billingContact: _, ...team }: Team): Team => team;

/** Serves teams, the people with whom a buyer shares licences. The id of a team is the uid of its owner. */
export function createTeamService(
  platform: Platform,
  teams: TeamRepository,
  access: TeamAccess,
  licenses: SeatedLicenses & { prepareHandover: LicenseHandover },
  seats: SeatHolder,
  profiles: ProfileReader & OwnerProfiles,
  prepareThemes: ThemeHandover,
  /** Sets the address of the owner's customer at Stripe to the contact's. */
  followContact: (ownerUid: string) => Promise<void>,
) {
  const { db, clock } = platform;

  async function list({ uid }: Caller) {
    const [own, managed] = await Promise.all([teams.get(uid), teams.findByManager(uid)]);
    const buildRow = ({ ownerUid: id, name }: TeamDocument, role: TeamRole) => ({ id, name, role });
    const billing = own.billing && { billing: own.billing };
    return [
      { ...buildRow(own, 'owner'), ...billing },
      ...managed.map((team) => buildRow(team, 'manager')),
    ];
  }

  /** @throws AppError permission-denied, not-found */
  async function get(caller: Caller, id: string): Promise<TeamView> {
    await access.requireManager(caller, id);
    const owner = await profiles.get(id);
    if (!owner) throw createNoSuchTeam();
    const active = licenses.listActiveWithSeats(id).then(readSeats);
    const [team, shared] = await Promise.all([teams.get(id), active]);
    const managers = await Promise.all(team.managerUids.map((uid) => profiles.get(uid)));
    const names = await readNames(
      shared.flatMap(({ data }) => data.flatMap(({ uid }) => uid ?? [])),
    );
    return {
      team: caller.uid === id || caller.isAdmin ? toTeam(team) : hideContact(toTeam(team)),
      licenses: shared.map(({ license }) => license),
      people: listPeople(
        owner,
        managers.filter((manager) => manager !== undefined),
        shared,
        names,
      ),
    };
  }

  async function readNames(uids: readonly string[]): Promise<Map<string, string>> {
    const found = await Promise.all(
      [...new Set(uids)].map(async (uid) => [uid, (await profiles.get(uid))?.name] as const),
    );
    return new Map(found.flatMap(([uid, name]) => (name === undefined ? [] : [[uid, name]])));
  }

  const readSeats = async (shared: readonly License[]) =>
    Promise.all(shared.map((license) => seats.readSeatedLicense(license)));
  /** Includes suspended licences: their people are still in the team. */
  const readAllSeats = async (ownerUid: string) =>
    readSeats(await licenses.listRestorableWithSeats(ownerUid));

  function prepareAudit(
    caller: Caller,
    action: NewAuditEntry['action'],
    id: string,
    changes: object,
  ) {
    const entryChanges = { ...changes, userId: id };
    const entry = { actor: caller.uid, action, target: id, changes: entryChanges };
    return (transaction: Transaction) => recordAudit(db, transaction, entry, clock());
  }

  /** @throws AppError permission-denied, not-found */
  async function updateTeam({ caller, input }: Context<'updateTeam'>): Promise<Team> {
    const { id, link, ...changes } = input;
    access.requireOwner(caller, id);
    if (!(await profiles.get(id))) throw createNoSuchTeam();
    const auditedChanges = Object.fromEntries(
      Object.keys(changes).map((field) => [field, 'changed']),
    );
    const team = await teams.change(
      id,
      () => ({ ...changes, ...(link !== undefined && { link: link ? generateCode() : null }) }),
      prepareAudit(caller, 'team.update', id, {
        ...auditedChanges,
        ...(link !== undefined && { link }),
      }),
    );
    return toTeam(team);
  }

  /**
   * Makes a seat holder a manager, ends that, or removes an address, which frees all its seats. We
   * never check for an account at the address: a team sees only its seats and managers.
   *
   * @throws AppError permission-denied, not-found, not-a-member, too-many-managers
   */
  async function setTeamMember({ caller, input }: Context<'setTeamMember'>): Promise<TeamView> {
    const { id, role } = input;
    const email = input.email.toLowerCase();
    await access.requireManager(caller, id);
    if ((await profiles.get(id))?.email.toLowerCase() === email) {
      throw createInvalidField('email', 'This is the owner of the team');
    }
    const manager = await findManager(id, email);
    if (role === 'manager' || manager) access.requireOwner(caller, id);
    if (role === 'manager') {
      const uid = manager ?? (await findHolder(id, email));
      if (!uid) throw new AppError('not-a-member');
      await teams.change(id, addManager(uid), prepareAudit(caller, 'team.member', id, { role }));
    } else if (manager) {
      await teams.change(
        id,
        removeManager(manager),
        prepareAudit(caller, 'team.member', id, { role }),
      );
    }
    if (role === 'none') await freeAll(caller, id, email);
    return get(caller, id);
  }

  async function findManager(ownerUid: string, email: string): Promise<string | undefined> {
    const { managerUids } = await teams.get(ownerUid);
    const found = await Promise.all(managerUids.map((uid) => profiles.get(uid)));
    return managerUids.find((_, n) => found[n]?.email.toLowerCase() === email);
  }

  async function findHolder(ownerUid: string, email: string): Promise<string | null | undefined> {
    const seatsOfTeam = (await readAllSeats(ownerUid)).flatMap(({ data }) => data);
    return seatsOfTeam.find((seat) => seat.state === 'held' && seat.email === email)?.uid;
  }

  async function freeAll(caller: Caller, ownerUid: string, email: string): Promise<void> {
    for (const { license, data } of await readAllSeats(ownerUid)) {
      for (const { seat } of data.filter((given) => given.email === email)) {
        await seats.takeBack(caller, { id: license.id, seat });
      }
    }
  }

  /** True if anyone but the owner has one of their seats. */
  async function isInUse(ownerUid: string): Promise<boolean> {
    const shared = await readAllSeats(ownerUid);
    return shared.some(({ data }) => data.some(({ email }) => email !== null));
  }

  /** Reads a person's data for the export: their own team and those they manage. */
  async function exportTeams(uid: string) {
    const [own, managed] = await Promise.all([teams.get(uid), teams.findByManager(uid)]);
    const isNamed =
      own.name !== null ||
      own.domains.length > 0 ||
      own.billing !== undefined ||
      own.billingContact !== undefined;
    return [
      ...(isNamed ? [{ ...toTeam(own), role: 'owner' as const }] : []),
      ...managed.map(({ ownerUid: id, name }) => ({ id, name, role: 'manager' as const })),
    ];
  }

  const findMember = async (ownerUid: string, email: string) =>
    (await findManager(ownerUid, email)) ?? (await findHolder(ownerUid, email)) ?? undefined;
  const transfer = createTeamTransfer(
    platform,
    teams,
    access,
    licenses.prepareHandover,
    prepareThemes,
    profiles,
    findMember,
  );

  const handlers = defineHandlers({
    listTeams: async ({ caller }) => ({ data: await list(caller) }),
    getTeam: ({ caller, input }) => get(caller, input.id),
    updateTeam,
    setTeamMember,
    transferTeam: async ({ caller, input }) => {
      await transfer(caller, input);
      await followContact(input.id);
      return { transferred: true };
    },
  });

  return { handlers, isInUse, exportTeams, forget: teams.forget };
}

const generateCode = () => randomBytes(12).toString('base64url');
