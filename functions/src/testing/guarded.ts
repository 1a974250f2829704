import { vi } from 'vitest';
import { createGuard, type Origin } from '../http/guard';
import type { BotVerdict } from '../platform/bot-check';
import type { Platform } from '../platform/platform';

export const ORIGIN: Origin = {
  appCheck: 'app check',
  botCheck: 'bot check',
  address: '203.0.113.7',
  peer: '203.0.113.7',
};
/** Creates a guard with a fixed verdict of the bot check. Lasting limits are not counted. */
export function createTestGuard(mode: 'off' | 'monitor' | 'enforce', verdict: BotVerdict) {
  const calls: string[] = [];
  const botCheck = {
    isOurSite: vi.fn(async () => (calls.push('site'), verdict)),
    isPerson: vi.fn(async () => (calls.push('person'), verdict)),
  };
  const info = vi.fn();
  const platform = {
    config: { botCheck: { mode }, codeHmacKey: 'x'.repeat(32) },
    botCheck,
    log: { info },
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
    db: {
      collection: () => ({ withConverter: () => ({ doc: () => ({}) }) }),
      runTransaction: async () => void calls.push('count'),
    },
  } as unknown as Platform;
  return { guard: createGuard(platform), ...botCheck, calls, info };
}
