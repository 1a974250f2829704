import type { z } from 'zod';
import type { Capability } from './capability';
import type { Operation } from './operation';
import { admin } from './operations/admin';
import { discount } from './operations/discount';
import { identity } from './operations/identity';
import { licenses } from './operations/licenses';
import { payments } from './operations/payments';
import { service } from './operations/service';
import { support } from './operations/support';
import { teams } from './operations/teams';
import { themes } from './operations/themes';
import { users } from './operations/users';
import { verification } from './operations/verification';
import { waitList } from './operations/wait-list';

const capabilities = [
  service,
  users,
  licenses,
  teams,
  payments,
  discount,
  verification,
  identity,
  themes,
  support,
  waitList,
  admin,
] as const satisfies readonly Capability[];

type Declared = (typeof capabilities)[number];

type Merged<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer All) => void
  ? { [N in keyof All]: All[N] }
  : never;

export type Operations = Merged<Declared['operations']>;
export type OperationName = keyof Operations;

const listOperations = (capability: Capability) => Object.values(capability.operations);

/** Every operation, for code that treats all alike. */
export const operationList: readonly Operation[] = capabilities.flatMap(listOperations);

/** The operation table: the one place that says what the API can do. */
export const operations = Object.fromEntries(
  operationList.map((operation) => [operation.name, operation]),
) as unknown as Operations;

/** The name of a callable function. */
export type CallableName = Extract<Declared, { callable: string }>['callable'];

const served = capabilities.filter((capability) => 'callable' in capability);

export const CALLABLES: readonly CallableName[] = [
  ...new Set(served.map(({ callable }) => callable)),
];

/** Returns the operations that a callable function serves. */
export function listCallable(name: CallableName): readonly Operation[] {
  return served
    .filter(({ callable }) => callable === name)
    .flatMap(listOperations)
    .filter(({ callable }) => callable);
}

/** Input as a caller sends it. */
export type OperationInput<N extends OperationName> = z.input<Operations[N]['input']>;
/** Input as a handler receives it. */
export type ParsedInput<N extends OperationName> = z.output<Operations[N]['input']>;
export type OperationOutput<N extends OperationName> = z.output<Operations[N]['output']>;
