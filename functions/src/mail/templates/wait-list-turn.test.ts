import { expect, test } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';
import { waitListTurn } from './wait-list-turn';

const CONTEXT = {
  portalUrl: 'https://portal.example',
  supportEmail: 'support@portal.example',
  queuedAt: new Date('2026-11-20T12:00:00.000Z'),
  name: null,
  key: null,
};

test.each(PACKS)('who waited for %s hears that a free offer is open, and where', (product) => {
  const { subject, text } = waitListTurn.render({ product }, CONTEXT);
  expect(subject).toMatch(/^Flexa \w+: a free offer is open$/);
  expect(text).toContain('when the next free offer opens: Flexa');
  expect(text).toMatch(/See the offer: https:\/\/portal\.example\/pricing-\w+#free/);
});

test.each(['theme', 'suite'] as const)('%s has no free licence: the mail names none', (product) => {
  const { subject, text } = waitListTurn.render({ product }, CONTEXT);
  expect(subject).toBe('A free offer is open');
  expect(text).not.toMatch(/Flexa (?:Theme|Membership)/);
});
