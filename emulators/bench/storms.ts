import { withFirestore } from './firestore-alone';
import { runOfferStorm } from './storms/offer';
import { runSeatStorms } from './storms/seats';
import { runWebhookStorms } from './storms/webhook';

/**
 * `npm run bench:storms` sends concurrent claims of free places, claims of seats and events of Stripe through the code of
 * the API, on a Firestore emulator. It fails if a result is not exact.
 */
await withFirestore(async () => {
  await runOfferStorm();
  await runSeatStorms();
  await runWebhookStorms();
});
