import { expect, test } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';
import { render } from '../../testing/mails';

test.each(PACKS)(
  'tells people waiting for %s that a free offer is open, and links to it',
  async (product) => {
    const { subject, text } = await render({ template: 'wait-list-turn', data: { product } });
    expect(subject).toMatch(/^Flexa \w+: a free offer is open$/);
    expect(text).toContain('when the next free offer opens: Flexa');
    expect(text).toMatch(/See the offer: https:\/\/portal\.example\/pricing-\w+#free/);
  },
);

test.each(['theme', 'suite'] as const)(
  'names no product to people waiting for %s, which has no free licence',
  async (product) => {
    const { subject, text } = await render({ template: 'wait-list-turn', data: { product } });
    expect(subject).toBe('A free offer is open');
    expect(text).not.toMatch(/Flexa (?:Theme|Membership)/);
  },
);
