export interface TakeOver {
  /** The provider through which the owner has just proved the address. */
  keep?: string | undefined;
  /** True if this very sign-in seems to have made the account: there is nothing to tell. */
  isFirst?: boolean;
  /** Chosen by the owner; otherwise a random one that nobody knows. */
  password?: string;
}
