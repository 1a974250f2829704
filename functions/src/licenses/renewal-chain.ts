import type { WriteBatch } from 'firebase-admin/firestore';
import { addMonths } from '@flexa/contracts/calendar';
import {
  computeAnchorDay,
  findLicenseStart,
  isAddition,
  type License,
} from '@flexa/contracts/licenses';
import type { LicenseRepository, StoredLicense } from './repository';
import { isSuspended, type RevocationState } from './license-state';

/** Dependencies of a change to a chain of renewals, besides the licences. */
export interface ChainPorts {
  /**
   * True if a key of the licence or of one of its seats was viewed or mailed, so it may be in use.
   */
  isKeyOut(license: License): Promise<boolean>;
  /** Adds the mail about the licence's earlier start to the batch. */
  tellMoved(batch: WriteBatch, license: License, at: Date): Promise<void>;
}

export type RenewalChains = ReturnType<typeof createRenewalChains>;

/**
 * Maintains chains of licences that renew one another. No two terms of a chain overlap. `renewedBy` is the next licence
 * that was not taken back; `follows` is the licence that this one was bought to renew. A licence that ends for good
 * leaves its chain, and rejoins it if its refund fails. Each write requires the licence unchanged since it was read.
 */
export function createRenewalChains(repository: LicenseRepository, ports: ChainPorts) {
  /**
   * Returns the last licence of a chain, including suspended ones, and the end of the chain. Undefined if all of them
   * were taken back.
   */
  async function findLast(id: string): Promise<{ last: StoredLicense; end: string } | undefined> {
    const seen = new Set<string>();
    for (let from: string | undefined = id; from !== undefined && !seen.has(from);) {
      seen.add(from);
      let before: string | undefined;
      const kept: StoredLicense[] = [];
      for await (const stored of repository.chain(from)) {
        if (stored.license.id === from) before = stored.license.follows;
        if (!isGone(stored.license)) kept.push(stored);
      }
      const last = kept.at(-1);
      if (last) return { last, end: findLatest(kept.map(({ license }) => license.expiresAt)) };
      from = before;
    }
    return undefined;
  }

  /**
   * Adds the writes that remove a licence from its chain. Each later licence that has not begun, and whose key nobody can
   * have, moves forward to the end of the previous one.
   */
  async function leave(
    batch: WriteBatch,
    { license: { id, renewedBy } }: StoredLicense,
    at: Date,
  ): Promise<void> {
    const before = await repository.renewedAs(id);
    for (const stored of before) repository.replan(batch, stored, { renewedBy }, at);
    if (renewedBy === undefined) return;
    const beside = (await repository.renewedAs(renewedBy)).filter((it) => it.license.id !== id);
    const kept = [...before, ...beside].filter(({ license }) => !isGone(license));
    let end = findLatest([at.toISOString(), ...kept.map(({ license }) => license.expiresAt)]);
    for await (const next of repository.chain(renewedBy)) {
      const { license } = next;
      if (isGone(license)) continue;
      const begin = findLicenseStart(license);
      const mayMove = license.deletedAt === null && begin > at && begin > new Date(end);
      if (mayMove && !(await ports.isKeyOut(license))) {
        const term = shiftTerm(license, new Date(end));
        repository.replan(batch, next, term, at);
        await ports.tellMoved(batch, { ...license, ...term }, at);
        end = term.expiresAt;
      } else {
        end = findLatest([end, license.expiresAt]);
      }
    }
  }

  /**
   * Adds the writes that return a licence to the chain it had left, with its remaining time: after the licences that have
   * begun, before those that begin later. Returns false if no other licence of the chain exists.
   */
  async function rejoin(
    batch: WriteBatch,
    back: StoredLicense,
    revocation: RevocationState & Pick<License, 'quantity'>,
    at: Date,
  ): Promise<boolean> {
    const { license } = back;
    const { id, deletedAt, expiresAt } = license;
    const others = await readOtherLicenses(id);
    if (others.length === 0 || deletedAt === null) return false;
    const begin = findLicenseStart(license);
    const unusedFrom = Math.max(begin.getTime(), new Date(deletedAt).getTime());
    const rest = new Date(expiresAt).getTime() - unusedFrom;
    if (rest <= 0) return false;

    const isEarlier = (it: StoredLicense) =>
      findLicenseStart(it.license) <= at || findLicenseStart(it.license) < begin;
    const [earlier, later] = [others.filter(isEarlier), others.filter((it) => !isEarlier(it))];
    const ends = earlier.map((it) => it.license.expiresAt);
    const from = new Date(findLatest([at.toISOString(), begin.toISOString(), ...ends]));
    const hadBegun = begin.getTime() < unusedFrom;
    const isResumed = hadBegun && from.getTime() === at.getTime();
    const rested = {
      startsAt: isResumed ? license.startsAt : from.toISOString(),
      expiresAt: new Date(from.getTime() + rest).toISOString(),
    };
    const term = hadBegun ? rested : shiftTerm(license, from);
    const [previous, next] = [earlier.at(-1), later[0]];
    repository.replan(batch, back, { ...revocation, ...term, renewedBy: next?.license.id }, at);

    // Seats added to the previous licence are renewed together with it.
    const pointing = next ? await repository.renewedAs(next.license.id) : [];
    const before = new Map(
      [...pointing, ...(previous ? [previous] : [])]
        .filter((it) => it.license.id !== id && !isGone(it.license))
        .map((it) => [it.license.id, it]),
    );
    for (const stored of before.values()) repository.replan(batch, stored, { renewedBy: id }, at);
    let end = term.expiresAt;
    for (const stored of later) {
      const isPushed = findLicenseStart(stored.license) < new Date(end);
      const pushed = isPushed ? shiftTerm(stored.license, new Date(end)) : undefined;
      if (pushed) repository.replan(batch, stored, pushed, at);
      end = findLatest([end, pushed?.expiresAt ?? stored.license.expiresAt]);
    }
    return true;
  }

  /** Returns the stored licences of a chain in chronological order, without the given one. */
  async function readOtherLicenses(id: string): Promise<StoredLicense[]> {
    const chain = new Map<string, StoredLicense>();
    const waiting = [id];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (chain.has(each)) continue;
      const [stored] = await repository.findMany([each]);
      if (!stored) continue;
      chain.set(each, stored);
      const { renewedBy, follows } = stored.license;
      const linked = [...(await repository.renewedAs(each)), ...(await repository.followers(each))];
      const ids = [renewedBy, follows, ...linked.map(({ license }) => license.id)];
      waiting.push(...ids.flatMap((linkedId) => linkedId ?? []));
    }
    return [...chain.values()]
      .filter(({ license }) => license.id !== id && !isGone(license) && !isAddition(license))
      .sort(
        (a, b) => findLicenseStart(a.license).getTime() - findLicenseStart(b.license).getTime(),
      );
  }

  return { findLast, leave, rejoin };
}

/** True for a licence revoked for good. Suspended ones may be restored. */
export function isGone(license: RevocationState): boolean {
  return license.deletedAt !== null && !isSuspended(license);
}

/**
 * Moves a term to another start. Whole months stay whole and return to their day of the month. Days that a dispute gave
 * back are kept.
 */
function shiftTerm(license: License, begin: Date): { startsAt: string; expiresAt: string } {
  const { month, expiresAt, anchorDay } = license;
  const before = findLicenseStart(license);
  const length = new Date(expiresAt).getTime() - before.getTime();
  const isWhole = addMonths(before, month, anchorDay).toISOString() === expiresAt;
  if (!isWhole) {
    return {
      startsAt: begin.toISOString(),
      expiresAt: new Date(begin.getTime() + length).toISOString(),
    };
  }
  const day = computeAnchorDay(license);
  const isCut = addMonths(begin, 0, day).getTime() === begin.getTime();
  const end = addMonths(begin, month, isCut ? day : undefined);
  return { startsAt: begin.toISOString(), expiresAt: end.toISOString() };
}

/** Returns the latest instant. All have the same format, so their text sorts by time. */
function findLatest(instants: readonly string[]): string {
  return instants.reduce((last, each) => (each > last ? each : last), '');
}
