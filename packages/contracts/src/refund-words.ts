interface RefundShown {
  /** Such as Flexa Charts licence. */
  license: string;
  /** Such as $40.00. */
  amount: string;
  /** Such as 2 seats, where they are taken back. */
  seats: string | null;
  /** Nothing of the payment is left. */
  isAll: boolean;
}

/** What a customer hears of a refund: in the mail, and before it in the admin's question. */
export function refundWords({ license, amount, seats, isAll }: RefundShown): string {
  const usual = 'Banks usually take 5 to 10 days to show it.';
  if (isAll) return `We refunded ${amount}. ${usual} Your ${license} has ended.`;
  const follows =
    seats === null
      ? `Your ${license} stays active.`
      : `${seats} of your ${license} ended with it; the others stay active.`;
  return `We refunded ${amount} of your order. ${usual} ${follows}`;
}
