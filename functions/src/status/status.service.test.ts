import { expect, test } from 'vitest';
import { PARTS, type Part } from '@flexa/contracts/status';
import { ownPortal } from '../testing/own-portal';
import { probesOf } from './probes';
import { statusService } from './service';

const MINUTE = 60_000;

/** A portal whose parts fail as often as the test says. */
function watched() {
  const portal = ownPortal();
  const faults = new Map<Part, number>();
  const probe = (part: Part) => async () => {
    const left = faults.get(part) ?? 0;
    if (left <= 0) return;
    faults.set(part, left - 1);
    throw new Error('Connection refused');
  };
  const probes = {
    api: probe('api'),
    'sign-in': probe('sign-in'),
    payments: probe('payments'),
    mail: probe('mail'),
  };
  const service = statusService(portal.platform, probes);
  const failing = async () => {
    const { parts } = await statusService(portal.platform, probes).status();
    return parts.filter(({ state }) => state === 'failing').map(({ part }) => part);
  };
  const alerts = async () =>
    (await portal.db.collection('mail').get()).docs.map(({ id }) => id).sort();
  return { portal, service, faults, failing, alerts };
}

test('nothing is known before the first look', async () => {
  const { service } = watched();
  const { checkedAt, parts, outages } = await service.status();
  expect({ checkedAt, outages }).toEqual({ checkedAt: null, outages: [] });
  expect(parts).toEqual(PARTS.map((part) => ({ part, state: 'unknown' })));
});

test('a part that fails twice in a row is out, and the operator hears of it once', async () => {
  const { portal, service, faults, failing, alerts } = watched();
  faults.set('payments', 1);
  await service.check();
  expect(await failing()).toEqual([]);
  faults.set('payments', 4);
  await service.check();
  portal.setClock(5 * MINUTE);
  await service.check();
  expect(await failing()).toEqual(['payments']);
  expect(await alerts()).toEqual(['alert-part-failing-payments-2026-11-20T12:00:00.000Z']);
  portal.setClock(10 * MINUTE);
  await service.check();
  expect(await failing()).toEqual([]);
  expect(
    (await statusService(portal.platform, probesOf(portal.platform)).status()).outages,
  ).toEqual([
    { part: 'payments', from: '2026-11-20T12:00:00.000Z', until: '2026-11-20T12:10:00.000Z' },
  ]);
});

test('an instance answers from memory for half a minute', async () => {
  const { portal, service } = watched();
  await service.check();
  const first = await service.status();
  await portal.db.doc('status/current').delete();
  portal.setClock(30_000 - 1);
  expect(await service.status()).toEqual(first);
  portal.setClock(30_000);
  expect((await service.status()).checkedAt).toBeNull();
});

test('each probe touches its part', async () => {
  const portal = ownPortal({
    mailer: { send: async () => undefined, check: async () => undefined },
  });
  const probes = probesOf(portal.platform);
  await expect(probes['sign-in']()).resolves.toBeUndefined();
  // Nobody answers at the addresses of a test's environment.
  await expect(probes.api()).rejects.toThrow();
  await expect(probes.payments()).rejects.toThrow();
  await expect(probes.mail()).resolves.toBeUndefined();
  const email = 'ana@flexa.test';
  await portal.get('requestPasswordReset', portal.caller('visitor'), { email });
  portal.setClock(31 * MINUTE);
  await expect(probes.mail()).rejects.toThrow('due for half an hour');
});
