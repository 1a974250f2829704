/** Days after the payment in which we refund an order on request. */
export const REFUND_DAYS = 14;

/** Our refund rule, used by the terms, the documentation, the support answers and the pricing pages. */
export const REFUND_RULE = `Ask within ${REFUND_DAYS} days of paying and we refund the whole order, without a reason. After that, we refund what doesn’t work as described and can’t be put right.`;

/** Effect of a refund on licences, used wherever we explain it. */
export const REFUND_EFFECT =
  'A full refund ends the licence at once, with all its seats; refunding a term that has not begun cancels that term only. A refund for seats ends those seats. Any other partial refund leaves the licence as it is.';
