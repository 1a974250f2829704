/** The part of the profiles that the sign-ins need. */
export interface ProfileHolder {
  get(uid: string): Promise<{ email: string; disabled: boolean } | undefined>;
  /**
   * Returns every profile with the address. A profile proves nothing; only the claims of the
   * account do.
   */
  findUids(email: string): Promise<string[]>;
  /** Does nothing without a profile. */
  setEmail(uid: string, email: string): Promise<void>;
  /**
   * Takes out what someone else may have typed in: the name, and the customer at Stripe where nothing was
   * bought. Nothing where there is no profile.
   */
  startAfresh(uid: string, name: string): Promise<void>;
  /** Later sign-ins alone may read through the security rules; never set to an earlier second. */
  raiseValidSince(uid: string, seconds: number): Promise<void>;
}
