import type { z } from 'zod';
import type { ErrorCode } from './errors';
import { isStaff } from './staff';

/** Beginning of every path of the API. */
export const API_PREFIX = '/api/v1';

/**
 * Permitted callers of an operation. 'self' compares the caller's uid with the input field `owner`.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  /**
   * A caller with a token of POST /auth/token, which is bound to the address in the input field
   * `email`.
   */
  | { kind: 'email-token' }
  | { kind: 'self'; owner: string }
  | { kind: 'self-or-admin'; owner: string }
  /**
   * An admin or a support member. Such an operation shows data or answers, and grants no right,
   * money or file.
   */
  | { kind: 'staff' }
  | { kind: 'admin' };

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Maximum number of calls in a period. The API answers further calls with 429. */
export interface Limit {
  points: number;
  /** Seconds after which the points are available again. */
  seconds: number;
  /**
   * Key of the counter: the uid, or the network address of a call without one; the mailbox in the
   * input field `email`; the network address; both of these; or none, if all calls count together.
   */
  by: 'caller' | 'email' | 'address' | 'email-and-address' | 'all';
  /** True to count across all instances, because abuse would cost money. Otherwise each instance counts alone. */
  lasting?: boolean;
  /** Builds the message of the refusal from the seconds to wait; by default the usual message. */
  message?: (seconds: number) => string;
}

/**
 * Default limit of an operation: far beyond the needs of a person or their programs, and cheap to
 * count.
 */
const USUAL_LIMIT: Limit = { points: 400, seconds: 60, by: 'caller' };

/** Limit of searchable lists in the admin area, which read thousands of documents per call. */
export const SEARCH_LIMIT: Limit = { points: 60, seconds: 60, by: 'caller' };

/** All limits of an operation. */
export function listLimits({ limit = USUAL_LIMIT }: Pick<Operation, 'limit'>): readonly Limit[] {
  return limit === 'none' ? [] : [limit].flat();
}

interface StepUpCaller {
  uid: string;
  isAdmin: boolean;
  isSupport: boolean;
}

/** Requires a proof of identity from staff only: customers may use any sign-in, or the service checks its age. */
export const askStaff = (_input: unknown, caller: StepUpCaller): boolean => isStaff(caller);

/** Names of the callable functions. */
export const CALLABLES = ['users', 'licenses', 'discount', 'verification'] as const;
export type CallableName = (typeof CALLABLES)[number];

/**
 * An operation as its file declares it; the index of its folder adds name and tag (`tagged`). From it
 * come the HTTPS route, its place in a callable function, the OpenAPI entry and the typed client.
 *
 * `input` is one flat object: fields named in `path` travel in the path, the others in the query
 * (GET, DELETE) or in the JSON body (POST, PUT). Unknown fields are refused.
 */
export interface OperationDefinition<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Kind extends Access = Access,
> {
  method: Method;
  /** Below API_PREFIX, with parameters in braces. */
  path: string;
  /** Requires proof of a person and of our own site, because anyone could call it thousands of times. */
  botCheck?: true;
  access: Kind;
  summary: string;
  input: Input;
  /** Checks rules that concern several fields, and returns the wrong field. */
  check?: (input: z.output<Input>) => { field: string; message: string } | undefined;
  output: Output;
  /** Seconds for which caches may keep the answer, which is the same for everyone. */
  keptFor?: number;
  /** Content type of a text output; JSON by default. */
  contentType?: 'text/csv';
  /** True if it may answer 201, when the handler has created something. */
  created?: boolean;
  /** Specific errors, besides those of access, input and server, which all operations share. */
  errors: readonly ErrorCode[];
  /** True if all input is in the path, because callers include programs that send a body of their own. */
  ignoresBody?: boolean;
  /** The callable function that also serves it. */
  callable?: CallableName;
  /** True if the caller must have confirmed the address of the sign-in. */
  verified?: boolean;
  /**
   * Returns true if the caller needs a fresh proof of identity for this call: a sign-in within STEP_UP_MS, and for staff
   * a passkey.
   */
  stepUp?: (input: z.output<Input>, caller: StepUpCaller) => boolean;
  /**
   * Several limits all count, those of one caller before those that strangers share. Read them
   * through `listLimits`, which adds the default. Use 'none' for operations that call no service: a
   * refusal would cost as much as an answer.
   */
  limit?: Limit | readonly Limit[] | 'none';
  /**
   * Maximum number of concurrent calls per instance, for operations that use much memory. The API answers further
   * calls with 429.
   */
  atOnce?: number;
  /**
   * Advice after a timeout, for operations whose repetition would be refused or take effect twice. All others can safely
   * be repeated.
   */
  afterTimeout?: string;
  /** One call, for the API's documentation and for tests of all operations. */
  example: { input: z.input<Input>; output: z.output<Output> };
}

/** An operation of the table. */
export interface Operation<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Kind extends Access = Access,
> extends OperationDefinition<Input, Output, Kind> {
  name: Name;
  /** Chapter in the OpenAPI document. */
  tag: string;
}

/** Declares an operation and keeps its literal types. */
export function defineOperation<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Kind extends Access,
>(definition: OperationDefinition<Input, Output, Kind>): OperationDefinition<Input, Output, Kind> {
  return definition;
}

type Definitions = Record<string, OperationDefinition>;

type TaggedOperations<D extends Definitions> = {
  [N in keyof D & string]: D[N] extends OperationDefinition<infer Input, infer Output, infer Kind>
    ? Operation<N, Input, Output, Kind>
    : never;
};

/** Adds the tag to operations, and their keys as names. */
export function tagOperations<D extends Definitions>(
  tag: string,
  definitions: D,
): TaggedOperations<D> {
  const namedOperations = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, name, tag },
  ]);
  return Object.fromEntries(namedOperations) as TaggedOperations<D>;
}

/** Returns the names in braces in an operation's path. */
export function listPathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** True if fields outside the path are sent in the query instead of a body. */
export function isBodyless(method: Method): boolean {
  return method === 'get' || method === 'delete';
}
