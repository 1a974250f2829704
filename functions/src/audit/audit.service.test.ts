import { describe, expect, test } from 'vitest';
import { markProved } from '../platform/account';
import { DAY, ownPortal, START, type OwnPortal } from '../testing/own-portal';
import { hashOf, sealed, type Seal } from './chain';
import { recordAudit } from './repository';
import { watchEntry } from './trigger';
import { verifyAudit } from './verify';

const HOUR = 60 * 60 * 1000;

/** Who changed what, so long after the start. */
async function note(portal: OwnPortal, target: string, after: number): Promise<void> {
  const batch = portal.db.batch();
  const entry = {
    actor: 'boss',
    action: 'user.update',
    target,
    changes: { name: 'changed' },
  } as const;
  recordAudit(portal.db, batch, entry, new Date(START.getTime() + after));
  await batch.commit();
}

async function sealAt(portal: OwnPortal, after: number): Promise<void> {
  portal.setClock(after);
  await portal.services.jobs.sealAudit();
}

/** Two hours of changes, each sealed, and a moment later that isn't yet. */
async function sealedPortal() {
  const portal = ownPortal();
  await note(portal, 'a', 0);
  await note(portal, 'b', HOUR / 2);
  await sealAt(portal, HOUR + 20 * 60_000);
  await note(portal, 'c', 1.5 * HOUR);
  await sealAt(portal, 2 * HOUR + 20 * 60_000);
  await note(portal, 'd', 2.3 * HOUR);
  const entry = async (target: string) => {
    const found = await portal.db.collection('audit').where('target', '==', target).get();
    return found.docs[0]?.ref ?? portal.db.doc('audit/none');
  };
  const link = (number: number) => portal.db.doc(`auditSeals/${number}`);
  const verify = (expected?: string) => verifyAudit(portal.db, portal.platform.clock(), expected);
  return { portal, entry, link, verify };
}

test('each run adds a link over what came since the last, and the log has its hash', async () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line), error: () => undefined };
  const portal = ownPortal({ log });
  await note(portal, 'a', 0);
  await sealAt(portal, HOUR);
  await sealAt(portal, 2 * HOUR);
  const { links, entries, head, faults } = await verifyAudit(portal.db, portal.platform.clock());
  expect({ links, entries, faults }).toEqual({ links: 2, entries: 1, faults: [] });
  expect(lines.at(-1)).toEqual([
    'audit sealed',
    { number: 2, until: '2026-11-20T13:50:00.000Z', hash: head, entries: 0 },
  ]);
});

test('two runs at once add one link', async () => {
  const portal = ownPortal();
  await note(portal, 'a', 0);
  portal.setClock(HOUR);
  await Promise.all(Array.from({ length: 5 }, () => portal.services.jobs.sealAudit()));
  const { links, entries, faults } = await verifyAudit(portal.db, portal.platform.clock());
  expect({ links, entries, faults }).toEqual({ links: 1, entries: 1, faults: [] });
});

test('more entries than one link takes are many links', async () => {
  const portal = ownPortal();
  const writer = portal.db.bulkWriter({ throttling: false });
  for (let n = 0; n < 2_500; n += 1) {
    const at = new Date(START.getTime() + n * 100);
    void writer.create(portal.db.collection('audit').doc(), { actor: 'boss', n, at });
  }
  await writer.close();
  await sealAt(portal, HOUR);
  const { links, entries, faults } = await verifyAudit(portal.db, portal.platform.clock());
  expect({ links, entries, faults }).toEqual({ links: 2, entries: 2_500, faults: [] });
});

describe('verifying finds', () => {
  test('nothing where nothing happened', async () => {
    const { verify } = await sealedPortal();
    expect(await verify()).toMatchObject({ links: 2, entries: 3, faults: [] });
  });

  test('a changed entry', async () => {
    const { entry, verify } = await sealedPortal();
    const changed = await entry('b');
    await changed.update({ actor: 'nobody' });
    expect((await verify()).faults).toEqual([`Entry ${changed.id} was changed`]);
  });

  test('a missing entry', async () => {
    const { entry, verify } = await sealedPortal();
    const gone = await entry('c');
    await gone.delete();
    expect((await verify()).faults).toEqual([`Entry ${gone.id} is missing`]);
  });

  test.each([
    ['within a sealed time', HOUR / 4],
    ['before there was an audit', -40 * DAY],
  ])('an entry that was inserted %s', async (_when, after) => {
    const { portal, entry, verify } = await sealedPortal();
    await note(portal, 'late', after);
    const { id } = await entry('late');
    expect((await verify()).faults).toEqual([`Entry ${id} was inserted: link 1 has none of it`]);
  });

  test('a missing link', async () => {
    const { link, verify } = await sealedPortal();
    await link(1).delete();
    expect((await verify()).faults).toContain('Link 1 is missing');
  });

  test('a link that was changed with its entry', async () => {
    const { entry, link, verify } = await sealedPortal();
    const gone = await entry('a');
    await gone.delete();
    const seal = (await link(1).get()).data() as Seal;
    const { [gone.id]: _, ...entries } = seal.entries;
    await link(1).update({ entries });
    expect((await verify()).faults).toEqual(['Link 1 was changed']);
  });

  test('a link that was sealed again by another', async () => {
    const { entry, link, verify } = await sealedPortal();
    const gone = await entry('a');
    await gone.delete();
    const stored = (await link(1).get()).data() as Seal;
    const { [gone.id]: _, ...entries } = stored.entries;
    const { hash: _hash, ...rest } = stored;
    const { hash } = sealed({
      ...rest,
      from: new Date(0).toISOString(),
      until: '2026-11-20T13:10:00.000Z',
      entries,
    });
    await link(1).update({ entries, hash });
    expect((await verify()).faults).toEqual(['Link 2 does not follow the one before']);
  });

  test('a chain that was written again as a whole, by a hash of the log', async () => {
    const { verify } = await sealedPortal();
    const { head } = await verify();
    expect((await verify(head)).faults).toEqual([]);
    const other = hashOf('what the log says');
    expect((await verify(other)).faults).toEqual([`No link has the hash ${other}`]);
  });

  test('that nothing was sealed for hours', async () => {
    const { portal, verify } = await sealedPortal();
    portal.setClock(DAY);
    expect((await verify()).faults).toEqual([
      'Nothing was sealed since 2026-11-20T14:10:00.000Z: the job stopped, or links are missing',
    ]);
  });
});

test('what is past its time may be gone', async () => {
  const { portal, entry, verify } = await sealedPortal();
  await (await entry('a')).delete();
  portal.setClock(731 * DAY);
  await portal.services.jobs.sealAudit();
  expect((await verify()).faults).toEqual([]);
});

test('a new admin is told to the operator once, however often the entry is looked at', async () => {
  const portal = ownPortal();
  const email = 'ana@flexa.test';
  await markProved(portal.auth, await portal.auth.createUser({ uid: 'ana', email }));
  await portal.get('createUser', portal.caller('ana'), { name: 'Ana' });
  const admin = portal.caller('boss', { isAdmin: true });
  await portal.get('updateUser', admin, { id: 'ana', isAdmin: true });
  const [entry] = (await portal.get('listAudit', admin, {})).data;
  for (let n = 0; n < 3; n += 1) await watchEntry(portal.platform, entry?.id ?? '');
  const alerts = await portal.db.collection('mail').where('to', '==', 'support@flexa.test').get();
  expect(alerts.docs.map((mail) => mail.id)).toEqual([`alert-rights-granted-${entry?.id}`]);
});

test('who takes their own data is in the audit, and in what they take next', async () => {
  const portal = ownPortal();
  const ana = portal.caller('ana');
  await portal.signUp(ana, 'Ana');
  expect((await portal.get('exportUser', ana, { uid: 'ana' })).audit).toEqual([]);
  const { audit } = await portal.get('exportUser', ana, { uid: 'ana' });
  expect(audit).toMatchObject([{ action: 'user.export', changes: {} }]);
});
