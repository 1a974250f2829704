import type { WriteBatch } from 'firebase-admin/firestore';
import { formatCount } from '@flexa/contracts/format';
import { recordAudit } from '../audit/repository';
import { addMonths } from '@flexa/contracts/calendar';
import { hasSeats, isActive, LICENSES_LISTED_MAX, type License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES, type LicenseMonths } from '@flexa/contracts/plans';
import { queueMail } from '../mail/outbox';
import { AppError, createInvalidField } from '../platform/errors';
import { isAlreadyThere, isWriteConflict } from '../platform/firestore';
import { answerCreated, defineHandlers, type Caller, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createLicenseHandover } from './handover';
import { createChainPorts } from './moved-up';
import { createLicenseNotes } from './notes';
import { createOrderLicenses } from './order-licenses';
import { createLicenseOwners } from './owners';
import { createRenewalChains } from './renewal-chain';
import { createLicenseRepository } from './repository';
import { createRevocation } from './revocation';
import { isUpgraded, mayGiveRight } from './license-state';
import { buildTrialId, createTrials } from './trial';
import { createLicenseUpgrades } from './upgrades';
import { createWithdrawals } from './withdrawn';

/**
 * The part of the free offer that the licences need: taking a place and writing the licence in one
 * batch.
 */
export interface PlaceTaker {
  takePlace(
    caller: Caller,
    also: (
      batch: WriteBatch,
      offer: { id: string; maxMonths: LicenseMonths },
      /** The proved person: the key of their claim in this offer, and the address. */
      person: { claimKey: string; email: string },
    ) => Promise<void>,
  ): Promise<unknown>;
}

/** The account functions that the licences need. */
export interface ProfileHolder {
  get(uid: string): Promise<{ email: string } | undefined>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
  /** Like touch, and records that the person has a licence of another type than 'free'. */
  markPurchased(batch: WriteBatch, uid: string): void;
}

/** A licence that an admin grants. */
type Grant = Pick<License, 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'> & {
  uid: string;
  /** Idempotency key. */
  requestId?: string | undefined;
};

const createNoSuchUser = () => new AppError('not-found', 'There is no such user');

export function createLicenseService(
  platform: Platform,
  places: PlaceTaker,
  profiles: ProfileHolder,
  /** Returns a key of a mailbox that reveals nothing about it. */
  hashMailbox: (email: string) => string,
) {
  const { db, clock, newId } = platform;
  const repository = createLicenseRepository(db);
  const chainPorts = createChainPorts(db, profiles);

  async function requireProfile(uid: string): Promise<{ email: string }> {
    const profile = await profiles.get(uid);
    if (!profile) throw createNoSuchUser();
    return profile;
  }

  /** Queues the mail in the batch that creates the licence, so that neither exists alone. */
  function queueGranted(batch: WriteBatch, license: License, to: string): void {
    const { id: licenseId, userId: uid, visualType, quantity, expiresAt } = license;
    const isGift = license.source === 'admin';
    const isTrial = license.source === 'trial';
    const data = {
      licenseId,
      visualType,
      quantity,
      expiresAt,
      ...(isGift && { isGift }),
      ...(isTrial && { isTrial }),
    };
    const content = { template: 'license-granted', data } as const;
    queueMail(db, batch, { id: `granted-${licenseId}`, to, uid, content }, clock());
  }

  /**
   * Creates a free licence, one of each visual per person with a place in the current offer. The first claim takes the
   * place. Place, claim, licence and mail are written in one batch.
   *
   * @throws AppError invalid-argument for more months than the offer gives; already-claimed;
   * errors of `takePlace`.
   */
  async function claimFreeLicense({ caller, input }: Context<'claimFreeLicense'>) {
    const { uid, visualType, month, name } = input;
    const createdAt = clock();
    const license: Omit<License, 'id'> = {
      userId: uid,
      name,
      licenseType: 'free',
      visualType,
      month,
      quantity: 1,
      source: 'free-offer',
      createdAt: createdAt.toISOString(),
      expiresAt: addMonths(createdAt, month).toISOString(),
      deletedAt: null,
      revokedReason: null,
    };
    let id = '';
    await places.takePlace(caller, async (batch, offer, { claimKey, email }) => {
      if (month > offer.maxMonths) {
        const maxTerm = formatCount(offer.maxMonths, 'month');
        throw createInvalidField('month', `This offer is for at most ${maxTerm}`);
      }
      // Derived from offer, person and visual, so that a second one can't be created.
      id = `free-${offer.id}-${claimKey}-${visualType}`;
      if (await repository.find(id)) {
        throw new AppError(
          'already-claimed',
          `You already have your free ${VISUAL_NAMES[visualType]} licence from this offer`,
        );
      }
      repository.create(batch, { id, ...license });
      // Not the profile's address, which may still be unproved.
      queueGranted(batch, { id, ...license }, email);
    });
    return answerCreated({ id, ...license });
  }

  /**
   * Grants a licence as an admin. Repeating the call with the same `requestId` returns the same
   * licence.
   *
   * @throws AppError not-found without a profile; invalid-argument if the request id was used for
   * another licence.
   */
  async function grant(admin: Caller, input: Grant): Promise<License> {
    const { uid, month, licenseType, visualType, name, quantity } = input;
    const { email } = await requireProfile(uid);
    const createdAt = clock();
    const license: License = {
      id: input.requestId ?? newId(),
      userId: uid,
      name,
      licenseType,
      visualType,
      month,
      quantity,
      source: 'admin',
      createdAt: createdAt.toISOString(),
      expiresAt: addMonths(createdAt, month).toISOString(),
      deletedAt: null,
      revokedReason: null,
    };
    const batch = db.batch();
    repository.create(batch, license);
    if (licenseType === 'free') profiles.touch(batch, uid);
    else profiles.markPurchased(batch, uid);
    queueGranted(batch, license, email);
    const changes = { userId: uid, licenseType, visualType, month, quantity };
    const entry = { actor: admin.uid, action: 'license.grant', target: license.id } as const;
    recordAudit(db, batch, { ...entry, changes }, createdAt);
    try {
      await batch.commit();
    } catch (error) {
      const given = isAlreadyThere(error) ? await repository.find(license.id) : undefined;
      if (given) return requireSame(given, license);
      // The id is new, so the batch failed because of the profile.
      throw isWriteConflict(error) && !(await profiles.get(uid)) ? createNoSuchUser() : error;
    }
    return license;
  }

  function requireSame(given: License, wanted: License): License {
    const fields = ['source', 'userId', 'visualType', 'licenseType', 'month', 'quantity'] as const;
    if (fields.every((field) => given[field] === wanted[field])) return given;
    throw createInvalidField('requestId', 'This press gave another licence');
  }

  /** Returns the active licences, newest first. */
  async function listActive(uid: string): Promise<License[]> {
    const now = clock();
    return (await repository.findNotDeleted(uid)).filter((license) => isActive(license, now));
  }

  /** Returns a licence with its effective revocation: a seat's licence is revoked with its parent. */
  async function findEffective(id: string): Promise<License | undefined> {
    const license = await repository.find(id);
    const parent =
      license?.seatOf === undefined ? undefined : await repository.find(license.seatOf);
    // Seats of an upgraded licence end only after they were carried over to the membership.
    if (!license || !parent || parent.deletedAt === null || isUpgraded(parent)) return license;
    return { ...license, deletedAt: license.deletedAt ?? parent.deletedAt };
  }

  /** Returns licences with seats that are active or may be restored. */
  async function listRestorableWithSeats(uid: string): Promise<License[]> {
    const now = clock();
    return (await repository.all(uid)).filter(
      (license) => hasSeats(license) && mayGiveRight(license, now),
    );
  }

  const granting = { requireProfile, touch: profiles.touch, queueGranted };

  const startTrial = createTrials(platform, repository, granting, hashMailbox);
  const revoke = createRevocation(
    platform,
    repository,
    createRenewalChains(repository, chainPorts),
    profiles,
  );

  const handlers = defineHandlers({
    listLicenses: async ({ input }) => ({
      data: await repository.newest(input.uid, LICENSES_LISTED_MAX),
    }),
    claimFreeLicense,
    startTrial: async ({ caller, input }) => answerCreated(await startTrial(caller, input)),
    revokeLicense: ({ caller, input }) => revoke(caller, input),
  });

  return {
    handlers,
    hadTrial: async (email: string) =>
      (await repository.find(buildTrialId(hashMailbox(email)))) !== undefined,
    findEffective,
    grant,
    listActive,
    listActiveWithSeats: async (uid: string) => (await listActive(uid)).filter(hasSeats),
    listRestorableWithSeats,
    owners: createLicenseOwners(db),
    find: repository.find,
    noteKeyIssued: (license: License) => repository.noteKeyIssued(license, clock()),
    ...createWithdrawals(db),
    all: async (uid: string) => createLicenseNotes(db).addTo(uid, await repository.all(uid)),
    prepareRetirement: repository.prepareRetirement,
    prepareHandover: createLicenseHandover(db),
    ...createOrderLicenses(repository, chainPorts),
    ...createLicenseUpgrades(repository),
  };
}
