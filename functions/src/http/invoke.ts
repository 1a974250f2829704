import type { z } from 'zod';
import type { Operation } from '@flexa/contracts/operation';
import { createGate } from './gate';
import { AppError, createInvalidField } from '../platform/errors';
import {
  Created,
  isProven,
  isStaff,
  Streamed,
  type AnyCaller,
  type Caller,
  type Handlers,
} from '../platform/handlers';
import type { OperationName } from '@flexa/contracts/operations';

export interface Answer {
  isNew: boolean;
  /** The fields of the output schema, or a stream. */
  value: unknown;
}

/** Shared by all transports, because they share the memory of the process. */
const gate = createGate();

/**
 * Runs one operation for either transport: checks the caller, then the input, runs the handler, and returns only
 * fields of the output schema.
 *
 * @param authenticate called only if the operation needs a caller, before anything is read.
 * @param read returns the input as one flat object.
 * @param guard called last before the handler: bot check and limits.
 * @throws AppError
 */
export async function invoke(
  operation: Operation,
  handlers: Handlers<OperationName>,
  authenticate: () => Promise<AnyCaller>,
  read: () => Promise<Record<string, unknown>>,
  guard?: (caller: AnyCaller | undefined, input: Record<string, unknown>) => Promise<void>,
): Promise<Answer> {
  const caller = operation.access.kind === 'public' ? undefined : await authenticate();
  const raw = await read();
  if (caller) authorize(operation, raw, caller);
  const input = parseInput(operation, raw);
  if (caller && 'uid' in caller) askForProof(operation, input, caller);
  await guard?.(caller, input);

  const handler = handlers[operation.name as OperationName] as (context: {
    input: unknown;
    caller: AnyCaller | undefined;
  }) => Promise<unknown>;
  const result = await gate(operation, () => handler({ input, caller }));
  if (result instanceof Streamed) return { isNew: false, value: result };
  const isNew = result instanceof Created;
  return { isNew, value: operation.output.parse(isNew ? result.value : result) };
}

/** Decided before the input is read, so that a stranger learns nothing from its errors. */
function authorize(
  { access, verified }: Operation,
  raw: Record<string, unknown>,
  caller: AnyCaller,
): void {
  if (access.kind === 'email-token') {
    const own = 'uid' in caller ? undefined : caller.email.toLowerCase();
    if (String(raw['email']).toLowerCase() !== own) throw new AppError('permission-denied');
    return;
  }
  if (!('uid' in caller)) throw new AppError('permission-denied');
  const isAdmin = caller.isAdmin && (access.kind === 'admin' || access.kind === 'self-or-admin');
  const isOfStaff = access.kind === 'staff' && isStaff(caller);
  const isSelf =
    (access.kind === 'self' || access.kind === 'self-or-admin') && raw[access.owner] === caller.uid;
  const isAllowed = access.kind === 'signed-in' || isAdmin || isOfStaff || isSelf;
  if (!isAllowed) throw new AppError('permission-denied');
  if (verified && !caller.emailVerified) throw new AppError('email-not-verified');
}

/** Checked after the input, so that a caller with a wrong input isn't asked for a proof first. */
function askForProof({ stepUp }: Operation, input: Record<string, unknown>, caller: Caller): void {
  if (!stepUp?.(input, caller)) return;
  if (!isProven(caller, isStaff(caller) ? 'passkey' : 'sign-in')) {
    throw new AppError('step-up-required');
  }
}

function parseInput(operation: Operation, raw: Record<string, unknown>): Record<string, unknown> {
  const parsed = operation.input.safeParse(raw);
  if (!parsed.success) throw createInvalidInput(parsed.error);
  const problem = operation.check?.(parsed.data);
  if (problem) throw createInvalidField(problem.field, problem.message);
  return parsed.data;
}

function createInvalidInput(error: z.ZodError): AppError {
  const details = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, message: 'Unknown field' }))
      : [{ field: issue.path.join('.'), message: issue.message }],
  );
  const first = details[0];
  return new AppError(
    'invalid-argument',
    first ? `${first.field}: ${first.message}` : undefined,
    details,
  );
}
