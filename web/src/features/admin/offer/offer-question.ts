import type { OfferDetails } from '@flexa/contracts/offers';
import { formatDate } from '@/lib/format';

interface Question {
  title: string;
  action: string;
}

/**
 * Returns the confirmation to ask for before a change ends a running offer, or ends it sooner; null
 * if nobody loses anything.
 */
export function chooseQuestion(
  offer: Pick<OfferDetails, 'expiryDate' | 'userCount' | 'placesLeft'> | undefined,
  changes: { expiryDate: string; userCount: number },
  at: Date,
): Question | null {
  if (!offer || new Date(offer.expiryDate) <= at) return null;
  if (new Date(changes.expiryDate) <= at) {
    return { title: 'This ends the offer right away', action: 'End the offer' };
  }
  if (offer.placesLeft > 0 && changes.userCount === offer.userCount - offer.placesLeft) {
    return {
      title: 'This leaves no places, so the offer ends right away',
      action: 'End the offer',
    };
  }
  if (new Date(changes.expiryDate) < new Date(offer.expiryDate)) {
    const [now, then] = [formatDate(changes.expiryDate), formatDate(offer.expiryDate)];
    return {
      title: `The offer will end on ${now} instead of ${then}`,
      action: 'End it sooner',
    };
  }
  return null;
}
