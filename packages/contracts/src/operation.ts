import type { z } from 'zod';
import type { ErrorCode } from './errors';
import { isStaff } from './staff';

/** Every path of the API begins with this. */
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

/** How often one caller may call, beyond which the answer is 429. */
export interface Limit {
  points: number;
  /** In which the points come back. */
  seconds: number;
  /**
   * Key of the counter: the uid, or the network address of a call without one; the mailbox in the
   * input field `email`; the network address; both of these; or none, if all calls count together.
   */
  by: 'caller' | 'email' | 'address' | 'email-and-address' | 'all';
  /** Counted across all instances, where abuse costs money; otherwise by each instance. */
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

/** For operations that customers call with any sign-in, or one whose age the service looks at itself. */
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
  /** Anybody could call it by the thousand, so it asks for proof of a person and of our own site. */
  botCheck?: true;
  access: Kind;
  summary: string;
  input: Input;
  /** Rules that concern several fields; the field of the issue names the culprit. */
  check?: (input: z.output<Input>) => { field: string; message: string } | undefined;
  output: Output;
  /** The answer is everybody's, and may be kept for so many seconds on its way. */
  keptFor?: number;
  /** The output is text of this type instead of JSON. */
  contentType?: 'text/csv';
  /** It may answer 201, where the handler says that something new was made. */
  created?: boolean;
  /** Errors of its own; those of access, input and server are the same everywhere. */
  errors: readonly ErrorCode[];
  /** All of its input is in the path; the caller may be a program that sends a body of its own. */
  ignoresBody?: boolean;
  /** The callable function that serves it too. */
  callable?: CallableName;
  /** Only for who has proved that the address of the sign-in is theirs. */
  verified?: boolean;
  /**
   * Tells whether that caller needs a fresh proof for this call: a sign-in of the last minutes
   * (STEP_UP_MS), and for staff a passkey.
   */
  stepUp?: (input: z.output<Input>, caller: StepUpCaller) => boolean;
  /**
   * Several limits all count, those of one caller before those that strangers share. Read them
   * through `listLimits`, which adds the default. Use 'none' for operations that call no service: a
   * refusal would cost as much as an answer.
   */
  limit?: Limit | readonly Limit[] | 'none';
  /** How many of it one instance runs at the same time, where each takes much memory; then 429. */
  atOnce?: number;
  /**
   * Advice to a person whose call got no answer in time, where a repeated call would be refused or
   * done twice. All others can safely be repeated.
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
  /** Its chapter in the OpenAPI document. */
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

type Tagged<D extends Definitions> = {
  [N in keyof D & string]: D[N] extends OperationDefinition<infer Input, infer Output, infer Kind>
    ? Operation<N, Input, Output, Kind>
    : never;
};

/** Gives operations their tag, and their keys as names. */
export function tagOperations<D extends Definitions>(tag: string, definitions: D): Tagged<D> {
  const named = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, name, tag },
  ]);
  return Object.fromEntries(named) as Tagged<D>;
}

/** The names in braces in an operation's path. */
export function listPathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** True if fields outside the path are sent in the query instead of a body. */
export function isBodyless(method: Method): boolean {
  return method === 'get' || method === 'delete';
}
