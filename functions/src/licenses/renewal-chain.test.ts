import fc from 'fast-check';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { addMonths } from '@flexa/contracts/calendar';
import { findLicenseStart, isActive, isAhead, type License } from '@flexa/contracts/licenses';
import { DAY } from '../testing/test-portal';
import { createOrderLicenses } from './order-licenses';
import type { LicenseRepository, StoredLicense } from './repository';
import type { PaymentStatus } from './license-state';

const START = new Date('2026-11-20T12:00:00.000Z');
const updateTime = Timestamp.fromDate(START);

type Change = Partial<License>;

/** Creates one person's licences in memory, and the chains that the service changes. */
function createShop() {
  const all = new Map<string, License>();
  const viewed = new Set<string>();
  const moved: string[] = [];
  let now = START;

  const put = ({ license }: Pick<StoredLicense, 'license'>, change: Change) => {
    const current = all.get(license.id) ?? license;
    const merged = { ...current, ...change };
    all.set(license.id, JSON.parse(JSON.stringify(merged)) as License);
  };
  const toStored = (license: License): StoredLicense => ({ license, updateTime });
  const findStored = (test: (license: License) => boolean) =>
    [...all.values()].filter(test).map(toStored);

  // A batch writes at once, because each belongs to one call that reads first.
  const repository = {
    findMany: async (ids: readonly string[]) => findStored(({ id }) => ids.includes(id)),
    async *chain(id: string | undefined): AsyncGenerator<StoredLicense> {
      for (let next = id; next !== undefined;) {
        const license = all.get(next);
        if (!license) return;
        yield toStored(license);
        next = license.renewedBy;
      }
    },
    renewedAs: async (id: string) => findStored(({ renewedBy }) => renewedBy === id),
    followers: async (id: string) => findStored(({ follows }) => follows === id),
    findByOwner: async () => findStored(() => true),
    replan: (_batch: WriteBatch, one: StoredLicense, change: Change) => put(one, change),
    setTerm: (_batch: WriteBatch, one: StoredLicense, change: License) => {
      const { startsAt, expiresAt, deletedAt, revokedReason, quantity } = change;
      put(one, { startsAt, expiresAt, deletedAt, revokedReason, quantity });
    },
    setRenewedBy: (_batch: WriteBatch, one: StoredLicense, by: string) =>
      put(one, { renewedBy: by }),
    create: (_batch: WriteBatch, license: License) => void all.set(license.id, license),
  } as unknown as LicenseRepository;

  const service = createOrderLicenses(repository, {
    isKeyOut: async ({ id }) => viewed.has(id),
    tellMoved: async (_batch, { id }) => void moved.push(id),
  });
  const batch = {} as WriteBatch;

  return {
    all,
    viewed,
    moved,
    now: () => now,
    pass: (days: number) => {
      now = new Date(now.getTime() + days * DAY);
    },
    async buy(month: 1 | 3 | 12, renews?: string): Promise<string> {
      const id = `l${all.size + 1}`;
      const by = {
        id,
        userId: 'me',
        name: 'Nora',
        licenseType: 'standard' as const,
        visualType: 'charts' as const,
        month,
        quantity: 1,
      };
      const term =
        renews === undefined
          ? {}
          : await service.renew(batch, { renews, by, payment: 'good' }, now);
      service.issue(batch, by, term, 'good', now);
      return id;
    },
    async set(id: string, payment: PaymentStatus): Promise<void> {
      await service.align(batch, [{ id, quantity: 1, payment }], now);
    },
  };
}

const which = fc.nat(30);
const STEP = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('renew' as const),
      which,
      month: fc.constantFrom(1, 3, 12),
      /** While it is unpaid. */
      days: fc.nat(5),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refund' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buy' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('view' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.nat(50) }) },
);
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

/** Runs the steps. Licences of one chain have the same root. */
async function run(steps: readonly Step[]) {
  const made = createShop();
  const roots = new Map<string, string>();
  const refunded = new Set<string>();
  const buyAlone = async () => {
    // Bought on another day, so that no two licences end together.
    made.pass(0.3);
    const id = await made.buy(3);
    roots.set(id, id);
  };
  await buyAlone();
  for (const step of steps) {
    const ids = [...roots.keys()];
    const id = 'which' in step ? (ids[step.which % ids.length] ?? '') : '';
    const license = made.all.get(id);
    if (step.do === 'wait') made.pass(step.days);
    if (step.do === 'buy') await buyAlone();
    if (step.do === 'renew' && license && !refunded.has(id)) {
      const mayRenew = isActive(license, made.now()) || isAhead(license, made.now());
      if (!mayRenew) continue;
      made.pass(step.days);
      const next = await made.buy(step.month, id);
      roots.set(next, roots.get(id) ?? id);
    }
    if (step.do === 'refund' && !refunded.has(id)) {
      refunded.add(id);
      await made.set(id, 'refunded');
    }
    if (step.do === 'fail' && refunded.delete(id)) await made.set(id, 'good');
    if (step.do === 'view') made.viewed.add(id);
  }
  return { ...made, roots, refunded };
}

describe('renewal chains', () => {
  test('a renewal chain never has two paid terms for one day, whatever is bought, renewed and refunded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 25 }), async (steps) => {
        const { all, roots, refunded } = await run(steps);
        const kept = [...all.values()].filter(({ id }) => !refunded.has(id));
        for (const one of kept) {
          for (const other of kept) {
            const isOneChain = roots.get(one.id) === roots.get(other.id);
            if (one.id >= other.id || !isOneChain) continue;
            const isApart =
              one.expiresAt <= findLicenseStart(other).toISOString() ||
              other.expiresAt <= findLicenseStart(one).toISOString();
            expect(isApart, JSON.stringify([one, other])).toBe(true);
          }
        }
      }),
      { numRuns: 1000, seed: 20261127 },
    );
  });

  test('a renewal chain keeps the whole length of each term that was never refunded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 25 }), async (steps) => {
        const { all } = await run(steps.filter((step) => step.do !== 'fail'));
        for (const license of all.values()) {
          expect(license.expiresAt).toBe(
            addMonths(findLicenseStart(license), license.month).toISOString(),
          );
        }
      }),
      { numRuns: 300, seed: 20261127 },
    );
  });

  test('a renewal chain never links a paid term to a refunded one, and has no cycle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 25 }), async (steps) => {
        const { all } = await run(steps);
        for (const license of all.values()) {
          const seen = new Set<string>();
          for (let at: License | undefined = license; at; at = all.get(at.renewedBy ?? '')) {
            expect(seen.has(at.id)).toBe(false);
            seen.add(at.id);
          }
          const next = all.get(license.renewedBy ?? '');
          if (license.deletedAt === null && next) expect(next.deletedAt).toBeNull();
        }
      }),
      { numRuns: 300, seed: 20261127 },
    );
  });
});
