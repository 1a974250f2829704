import { STATS_DAYS } from '@flexa/contracts/admin';
import type { LatestOffer } from '@flexa/contracts/offers';
import { defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createStatsRepository } from './stats-repository';
import { createSeriesRepository } from './stats-series';

/** The free-offer functions that the figures need. */
export interface OfferHolder {
  findLatestOffer(): Promise<LatestOffer>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Calculates the figures of the admin area: revenue, sales and open tasks. */
export function createStatsService(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  offers: OfferHolder,
) {
  const repository = createStatsRepository(db);
  const series = createSeriesRepository(db);

  /** Counts the series only if `weeks` is given. */
  async function getStats({ input: { weeks } }: Context<'getStats'>) {
    const now = clock();
    const since = new Date(now.getTime() - STATS_DAYS * DAY_MS);
    const [users, activeLicenses, orders, offer, openTickets, waitList, failedMails, drawn] =
      await Promise.all([
        repository.users(since),
        repository.activeLicenses(now),
        repository.orders(since),
        offers.findLatestOffer(),
        repository.openTickets(),
        repository.waitList(),
        repository.failedMails(),
        weeks > 0 ? series(now, weeks) : null,
      ]);
    return {
      at: now.toISOString(),
      users,
      activeLicenses,
      orders,
      offer: { expiryDate: offer.expiryDate, placesLeft: offer.userCount },
      openTickets,
      waitList,
      failedMails,
      series: drawn,
    };
  }

  return { handlers: defineHandlers({ getStats }) };
}
