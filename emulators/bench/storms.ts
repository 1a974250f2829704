import { withFirestore } from './firestore-alone';
import { offerStorm } from './storms/offer';
import { seatStorms } from './storms/seats';
import { webhookStorms } from './storms/webhook';

/**
 * `npm run bench:storms` runs the storms on free places, on seats and on Stripe's events, through the code
 * that the API runs, on a Firestore emulator. It fails if a result is not exact.
 */
await withFirestore(async () => {
  await offerStorm();
  await seatStorms();
  await webhookStorms();
});
