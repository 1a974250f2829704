import { created, type Handlers } from '../platform/handlers';
import type { SeatService } from './seat-service';

export function seatHandlers(
  seats: SeatService,
): Handlers<'giveSeats' | 'listSeats' | 'acceptSeat' | 'takeSeatBack'> {
  return {
    giveSeats: async ({ caller, input }) => ({ data: await seats.give(caller, input) }),
    listSeats: ({ caller, input }) => seats.list(caller, input),
    acceptSeat: async ({ caller, input }) => {
      const { license, isNew } = await seats.accept(caller, input);
      return isNew ? created(license) : license;
    },
    takeSeatBack: ({ caller, input }) => seats.takeBack(caller, input),
  };
}
