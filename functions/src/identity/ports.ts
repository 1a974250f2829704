/** What the sign-ins need of the profiles. */
export interface ProfileHolder {
  get(uid: string): Promise<{ email: string; disabled: boolean } | undefined>;
  uidOf(email: string): Promise<string | undefined>;
  /** Later sign-ins alone may read through the security rules; never set to an earlier second. */
  raiseValidSince(uid: string, seconds: number): Promise<void>;
}
