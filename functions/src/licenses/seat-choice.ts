import type { License } from '@flexa/contracts/licenses';
import { SEAT_MOVES_DAYS, SEAT_MOVES_MAX } from '@flexa/contracts/seats';
import type { StoredSeat } from './seat-repository';

const WINDOW_MS = SEAT_MOVES_DAYS * 24 * 60 * 60 * 1000;

/** Returns the moves of a seat that still count towards its limit. */
export function listRecentMoves(moves: readonly string[], now: Date): string[] {
  return moves.filter((move) => new Date(move).getTime() > now.getTime() - WINDOW_MS);
}

/** True if the seat has reached its limit of moves for now. */
export function isResting(moves: readonly string[] = [], now: Date): boolean {
  return listRecentMoves(moves, now).length >= SEAT_MOVES_MAX;
}

/** A seat number, with its document if the seat was assigned before. */
export interface FreeSeat {
  seat: number;
  stored: StoredSeat | undefined;
}

/**
 * Seats of a licence that nobody has, in order. The first is the buyer's own, until it is given away or
 * where all are for others. `resting`: they have changed hands too often.
 */
export function freeSeats(
  { quantity, held }: Pick<License, 'quantity' | 'held'>,
  stored: readonly StoredSeat[],
  now: Date,
): { free: FreeSeat[]; resting: FreeSeat[] } {
  const known = new Map(stored.map((document) => [document.data().seat, document]));
  const all = Array.from({ length: quantity }, (_, seat) => ({ seat, stored: known.get(seat) }));
  const unused = all.filter(({ seat, stored: document }) =>
    document ? document.data().state === 'free' : seat > 0 || held === false,
  );
  const isSeatResting = ({ stored: document }: FreeSeat) => isResting(document?.data().moves, now);
  return {
    free: unused.filter((seat) => !isSeatResting(seat)),
    resting: unused.filter(isSeatResting),
  };
}
