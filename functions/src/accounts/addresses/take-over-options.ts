export interface TakeOver {
  /** The provider through which the owner has just proved the address. */
  keep?: string | undefined;
  /** True if this sign-in seems to have created the account, so that no mail is needed. */
  isFirst?: boolean;
  /** Password chosen by the owner; if missing, a random one that nobody knows. */
  password?: string;
}
