import type {
  OperationName,
  OperationOutput,
  Operations,
  ParsedInput,
} from '@flexa/contracts/operations';

/** `passkey`: a passkey or a recovery code. It is stronger than `sign-in`. */
export type FreshProof = 'none' | 'sign-in' | 'passkey';

/** The caller, as the identity service currently knows them. */
export interface Caller {
  uid: string;
  /** The verified or unverified address of the sign-in; null if the provider gave none. */
  email: string | null;
  /** True if the person proved that the address is theirs. */
  emailVerified: boolean;
  isAdmin: boolean;
  /** May see the same data as admins, and answer tickets. */
  isSupport: boolean;
  /** Time of the last sign-in; refreshing the token doesn't change it. */
  signedInAt: Date;
  /** Unix time in seconds from which this sign-in counts: its own, or that of the token that created it. */
  since: number;
  /** Unix time in seconds before which sign-ins are void. */
  validSince: number;
  /** The strongest proof of identity within STEP_UP_MS. */
  freshProof: FreshProof;
  /** Ids of the providers that can currently sign in to the account. */
  providers?: string[];
  /** The caller's browser (identity/sessions.ts). */
  device?: string;
}

/** True for callers who may see other people's accounts. */
export function isStaff({ isAdmin, isSupport }: Pick<Caller, 'isAdmin' | 'isSupport'>): boolean {
  return isAdmin || isSupport;
}

/** True if the caller has given that proof or a stronger one. */
export function isProven({ freshProof }: Caller, wanted: Exclude<FreshProof, 'none'>): boolean {
  return freshProof === 'passkey' || freshProof === wanted;
}

/** Result of a handler that created something: status 201. */
export class Created<T> {
  constructor(readonly value: T) {}
}

export function answerCreated<T>(value: T): Created<T> {
  return new Created(value);
}

/** Text that is sent while it is read, in parts, so that memory holds only one part. */
export class Streamed {
  constructor(readonly parts: AsyncIterable<string>) {}
}

/** A caller with a token from POST /auth/token, who only claims an address. */
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

/** Defines handlers. Their keys are the operations that they serve. */
export function defineHandlers<N extends OperationName>(handlers: Handlers<N>): Handlers<N> {
  return handlers;
}
