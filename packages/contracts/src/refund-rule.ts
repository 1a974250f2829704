/** Days after the payment in which we refund an order on request. */
export const REFUND_DAYS = 14;

/** Our refund rule, in the same words in the terms, the documentation, the support answers and on pricing. */
export const REFUND_RULE = `Ask within ${REFUND_DAYS} days of paying and we refund the whole order, without a reason. After that, we refund what doesn’t work as described and can’t be put right.`;

/** The effect of a refund on licences, in the same words everywhere. */
export const REFUND_EFFECT =
  'A full refund ends the licence at once, with all its seats; refunding a term that has not begun cancels that term only. A refund for seats ends those seats. Any other partial refund leaves the licence as it is.';
