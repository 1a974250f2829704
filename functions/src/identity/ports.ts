/** What the sign-ins need of the profiles. */
export interface ProfileHolder {
  get(uid: string): Promise<{ email: string; disabled: boolean } | undefined>;
  /** Every profile that has the address. A profile proves nothing: the claims of the account do. */
  uidsOf(email: string): Promise<string[]>;
  /** Nothing where there is no profile. */
  setEmail(uid: string, email: string): Promise<void>;
  /**
   * Takes out what someone else may have typed in: the name, and the customer at Stripe where nothing was
   * bought. Nothing where there is no profile.
   */
  startAfresh(uid: string, name: string): Promise<void>;
  /** Later sign-ins alone may read through the security rules; never set to an earlier second. */
  raiseValidSince(uid: string, seconds: number): Promise<void>;
}
