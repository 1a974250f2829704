import type { z } from 'zod';
import type { CallableName, Operation } from './operation';
import { accounts } from './operations/accounts';
import { audit } from './operations/audit';
import { licenses } from './operations/licenses';
import { offers } from './operations/offers';
import { payments } from './operations/payments';
import { platform } from './operations/platform';
import { support } from './operations/support';
import { teams } from './operations/teams';
import { themes } from './operations/themes';

/** The operation table: the single definition of the API. */
export const operations = {
  ...platform,
  ...accounts,
  ...licenses,
  ...teams,
  ...payments,
  ...offers,
  ...themes,
  ...support,
  ...audit,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** All operations, for code that treats them alike. */
export const operationList: readonly Operation[] = Object.values<Operation>(operations);

/** Returns the operations that a callable function serves. */
export function listCallable(name: CallableName): readonly Operation[] {
  return operationList.filter(({ callable }) => callable === name);
}

/** Input as a caller sends it. */
export type OperationInput<N extends OperationName> = z.input<Operations[N]['input']>;
/** Input as a handler receives it. */
export type ParsedInput<N extends OperationName> = z.output<Operations[N]['input']>;
export type OperationOutput<N extends OperationName> = z.output<Operations[N]['output']>;
