import type {
  OperationName,
  OperationOutput,
  Operations,
  ParsedInput,
} from '@flexa/contracts/operations';

/** `passkey`: a passkey, or a recovery code in its place. It proves whatever a sign-in does, and more. */
export type FreshProof = 'none' | 'sign-in' | 'passkey';

/** The caller, as the identity service knows them at this moment. */
export interface Caller {
  uid: string;
  /** The verified or unverified address of the sign-in; null if the provider gave none. */
  email: string | null;
  /** True if the person proved that the address is theirs. */
  emailVerified: boolean;
  isAdmin: boolean;
  /** Sees what admins see, and answers tickets. */
  isSupport: boolean;
  /** Time of the last sign-in; refreshing the token doesn't change it. */
  signedInAt: Date;
  /** The second, since 1970, from which this sign-in counts: its own, or that of the token it was made with. */
  since: number;
  /** The second before which sign-ins no longer count. */
  validSince: number;
  /** The strongest proof of who calls that was given within STEP_UP_MS. */
  freshProof: FreshProof;
  /** Ids of the providers that can sign in to the account, as the account has them at this moment. */
  providers?: string[];
  /** The caller's browser (identity/sessions.ts). */
  device?: string;
}

/** True for callers who see other people's accounts. */
export function isStaff({ isAdmin, isSupport }: Pick<Caller, 'isAdmin' | 'isSupport'>): boolean {
  return isAdmin || isSupport;
}

/** True if the caller has given that proof or a stronger one. */
export function isProven({ freshProof }: Caller, wanted: Exclude<FreshProof, 'none'>): boolean {
  return freshProof === 'passkey' || freshProof === wanted;
}

/** The answer of a handler that made something new: status 201. */
export class Created<T> {
  constructor(readonly value: T) {}
}

export function answerCreated<T>(value: T): Created<T> {
  return new Created(value);
}

/** The answer of a handler that is sent while it is read: text in parts, so that no more than a part is held. */
export class Streamed {
  constructor(readonly parts: AsyncIterable<string>) {}
}

/** A caller with a token of POST /auth/token, who only claims that address. */
export interface EmailCaller {
  email: string;
}

export type AnyCaller = Caller | EmailCaller;

type CallerOf<N extends OperationName> = Operations[N]['access'] extends { kind: 'public' }
  ? undefined
  : Operations[N]['access'] extends { kind: 'email-token' }
    ? EmailCaller
    : Caller;

/** Arguments of a handler: the parsed input and the caller, never a request object. */
export interface Context<N extends OperationName> {
  input: ParsedInput<N>;
  caller: CallerOf<N>;
}

type Result<Output> = Output | Created<Output> | (Output extends string ? Streamed : never);

/** The handlers of some operations, by name. */
export type Handlers<N extends OperationName> = {
  [K in N]: (context: Context<K>) => Promise<Result<OperationOutput<K>>>;
};

/** Declares handlers; their keys say which operations they serve. */
export function defineHandlers<N extends OperationName>(handlers: Handlers<N>): Handlers<N> {
  return handlers;
}
