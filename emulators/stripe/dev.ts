import { type Context, Hono } from 'hono';
import type { Env } from './api';
import { named } from './call';
import { disputeOf, openDispute, settleDispute } from './disputes';
import { badRequest, refused } from './errors';
import { readAnyBody } from './any-body';
import { payBefore } from './past';
import type { StripeAccount } from './account';

/** What a test does that in life happens elsewhere: at the bank, or in Stripe's dashboard. */
export function dev(account: StripeAccount): Hono<Env> {
  const app = new Hono<Env>();
  const charge = (c: Context) => named(account.state.charges, 'charge', c.req.param('id') ?? '');

  app.get('/_dev/deliveries', (c) => c.json({ data: account.webhooks.deliveries }));

  app.post('/_dev/events/:id/resend', async (c) => {
    const event = named(account.state.events, 'event', c.req.param('id'));
    if (!account.webhooks.wanted) throw refused({ message: 'There is no webhook address.' });
    return c.json(await account.webhooks.attempt(event));
  });

  app.post('/_dev/dispute/:id', (c) => c.json(openDispute(account, charge(c))));

  app.post('/_dev/dispute/:id/close', async (c) => {
    const { outcome } = await readAnyBody(c);
    if (outcome !== 'won' && outcome !== 'lost') {
      throw badRequest({ message: 'outcome must be won or lost', param: 'outcome' });
    }
    const disputed = charge(c);
    const dispute = disputeOf(account, disputed);
    if (!dispute) throw refused({ message: `Charge ${disputed.id} is not disputed.` });
    settleDispute(account, dispute, outcome, null);
    return c.json(dispute);
  });

  app.post('/_dev/past-payments', async (c) => c.json(payBefore(account, await c.req.json())));

  app.post('/_dev/reset', (c) => {
    account.reset();
    return c.json({ reset: true });
  });

  return app;
}
