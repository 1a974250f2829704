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
/** A guard over a bot check that always says the same; nothing that lasts is counted. */
export function guardOverBotCheck(mode: 'off' | 'monitor' | 'enforce', verdict: BotVerdict) {
  const asked: string[] = [];
  const botCheck = {
    isOurSite: vi.fn(async () => (asked.push('site'), verdict)),
    isPerson: vi.fn(async () => (asked.push('person'), verdict)),
  };
  const info = vi.fn();
  const platform = {
    config: { botCheck: { mode }, codeHmacKey: 'x'.repeat(32) },
    botCheck,
    log: { info },
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
    db: {
      collection: () => ({ withConverter: () => ({ doc: () => ({}) }) }),
      runTransaction: async () => void asked.push('count'),
    },
  } as unknown as Platform;
  return { guard: createGuard(platform), ...botCheck, asked, info };
}
