import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { STATS_MONTHS, type Series } from '@flexa/contracts/admin';
import { addMonths } from '@flexa/contracts/calendar';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import { countDocuments } from '../platform/firestore';
import { createRevenueRepository } from './revenue';
import { filterSeats } from './stats-repository';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** A year in whole weeks, so that the same days of the week are compared. */
const YEAR_MS = 52 * WEEK_MS;

const stamp = (date: Date) => Timestamp.fromDate(date);

/** Returns the start of a month (UTC), `back` months before that of `date`. */
function findMonthStart(date: Date, back: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1));
}

/** Formats a month as 2026-11. */
const formatMonth = (start: Date) => start.toISOString().slice(0, 7);

/** Months back, from the oldest to the current one. */
const BACK = Array.from({ length: STATS_MONTHS }, (_, index) => STATS_MONTHS - 1 - index);

/**
 * Calculates the charts' series. The database counts and sums everything in parallel from its
 * indexes: one read per thousand entries that a point covers, and at least one per query. Sign-ups
 * are two queries a week, revenue four a month (and one read for each order with returned money),
 * active licences two for each pack and month: about 220 reads a call for twelve weeks and 300 for
 * a year, while a point has up to a thousand entries. Nothing is cached, so a figure never differs
 * from the list behind it. The page asks only when it is opened, never on a timer.
 */
export function createSeriesRepository(db: Firestore) {
  const users = db.collection('users');
  const licenses = db.collection('licenses');
  const revenue = createRevenueRepository(db);

  const signUps = (from: number) =>
    countDocuments(
      users
        .where('createdAt', '>=', Timestamp.fromMillis(from))
        .where('createdAt', '<', Timestamp.fromMillis(from + WEEK_MS)),
    );

  async function signUpsByWeek(now: Date, weeks: number): Promise<Series['signUpsByWeek']> {
    // Ends a moment later, so that people who signed up at this very moment are counted.
    const end = now.getTime() + 1;
    const starts = Array.from({ length: weeks }, (_, index) => end - (weeks - index) * WEEK_MS);
    return Promise.all(
      starts.map(async (start) => {
        const [count, yearBefore] = await Promise.all([signUps(start), signUps(start - YEAR_MS)]);
        return { from: new Date(start).toISOString(), count, yearBefore };
      }),
    );
  }

  async function computeRevenueByMonth(now: Date): Promise<Series['revenueByMonth']> {
    const exceptions = await revenue.readExceptions(findMonthStart(now, 2 * STATS_MONTHS - 1));
    const computeEarned = (start: Date) =>
      revenue.sumRevenue(start, findMonthStart(start, -1), exceptions);

    return Promise.all(
      BACK.map(async (back) => {
        const start = findMonthStart(now, back);
        const [earned, yearBefore] = await Promise.all([
          computeEarned(start),
          computeEarned(findMonthStart(now, back + 12)),
        ]);
        return { month: formatMonth(start), revenue: earned, yearBefore };
      }),
    );
  }

  /** Counts licences created and not expired at that moment, less those revoked by then and those bought ahead. */
  async function countActive(visualType: string, moment: Date): Promise<number> {
    const running = licenses
      .where('visualType', '==', visualType)
      .where('expiresAt', '>', stamp(moment));
    const begunLicenses = running.where('createdAt', '<=', stamp(moment));
    const ended = running.where('deletedAt', '<=', stamp(moment));
    const [made, takenBack, seats, endedSeats, ahead] = await Promise.all([
      countDocuments(begunLicenses),
      countDocuments(ended),
      countDocuments(filterSeats(begunLicenses)),
      countDocuments(filterSeats(ended)),
      countDocuments(
        licenses
          .where('visualType', '==', visualType)
          .where('deletedAt', '==', null)
          .where('createdAt', '<=', stamp(moment))
          .where('startsAt', '>', stamp(moment)),
      ),
    ]);
    return Math.max(0, made - takenBack - (seats - endedSeats) - ahead);
  }

  async function countActiveByPack(now: Date): Promise<Series['activeByPack']> {
    return Promise.all(
      BACK.map(async (back) => {
        const start = findMonthStart(now, back);
        const end = back === 0 ? now : addMonths(start, 1);
        const counts = await Promise.all(
          VISUAL_TYPES.map(async (type) => [type, await countActive(type, end)] as const),
        );
        const active = Object.fromEntries(counts) as Series['activeByPack'][number]['active'];
        return { month: formatMonth(start), active };
      }),
    );
  }

  return async (now: Date, weeks: number): Promise<Series> => {
    const [signUpSeries, revenueSeries, activeSeries] = await Promise.all([
      signUpsByWeek(now, weeks),
      computeRevenueByMonth(now),
      countActiveByPack(now),
    ]);
    return {
      signUpsByWeek: signUpSeries,
      revenueByMonth: revenueSeries,
      activeByPack: activeSeries,
    };
  };
}
