import type { License } from '@flexa/contracts/licenses';
import { SEAT_MOVES_DAYS, SEAT_MOVES_MAX } from '@flexa/contracts/seats';
import type { StoredSeat } from './seat-repository';

const WINDOW_MS = SEAT_MOVES_DAYS * 24 * 60 * 60 * 1000;

/** Of the moments at which a seat changed hands those that still count. */
export function recentMoves(moves: readonly string[], now: Date): string[] {
  return moves.filter((move) => new Date(move).getTime() > now.getTime() - WINDOW_MS);
}

/** A number, and its document where the seat was given before. */
export interface FreeSeat {
  seat: number;
  stored: StoredSeat | undefined;
}

/**
 * Seats of a licence that nobody has, in order. The first is the buyer's own: it is among them only
 * once it was given away. `resting`: they have changed hands too often.
 */
export function freeSeats(
  { quantity }: Pick<License, 'quantity'>,
  stored: readonly StoredSeat[],
  now: Date,
): { free: FreeSeat[]; resting: FreeSeat[] } {
  const known = new Map(stored.map((document) => [document.data().seat, document]));
  const all = Array.from({ length: quantity }, (_, seat) => ({ seat, stored: known.get(seat) }));
  const unused = all.filter(({ seat, stored: document }) =>
    document ? document.data().state === 'free' : seat > 0,
  );
  const isResting = ({ stored: document }: FreeSeat) =>
    document !== undefined && recentMoves(document.data().moves, now).length >= SEAT_MOVES_MAX;
  return {
    free: unused.filter((seat) => !isResting(seat)),
    resting: unused.filter(isResting),
  };
}
