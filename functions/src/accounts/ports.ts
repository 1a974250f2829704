/** The profile functions that the sign-ins need. */
export interface ProfileHolder {
  get(uid: string): Promise<{ email: string; disabled: boolean } | undefined>;
  /** Returns every profile with the address. A profile proves nothing; only the claims of the account do. */
  findUids(email: string): Promise<string[]>;
  /** Does nothing without a profile. */
  setEmail(uid: string, email: string): Promise<void>;
  /**
   * Removes what someone else may have typed: the name, and the Stripe customer if nothing was bought. Does
   * nothing without a profile.
   */
  startAfresh(uid: string, name: string): Promise<void>;
  /** Lets only later sign-ins read through the security rules; never lowers the second. */
  raiseValidSince(uid: string, seconds: number): Promise<void>;
}
