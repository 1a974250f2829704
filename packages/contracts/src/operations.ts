import type { z } from 'zod';
import type { Operation } from './operation';
import * as admin from './operations/admin';
import * as adminOrders from './operations/admin-orders';
import * as desk from './operations/desk';
import * as discount from './operations/discount';
import * as identity from './operations/identity';
import * as invoices from './operations/invoices';
import * as licenses from './operations/licenses';
import * as mailPreferences from './operations/mail-preferences';
import * as passkeys from './operations/passkeys';
import * as payments from './operations/payments';
import * as seats from './operations/seats';
import * as service from './operations/service';
import * as sessions from './operations/sessions';
import * as support from './operations/support';
import * as themes from './operations/themes';
import * as users from './operations/users';
import * as verification from './operations/verification';
import type { OperationName } from './routes';

/** Operations of the capabilities that have a callable function, by the name of that function. */
const capabilities = {
  users: { ...users, ...mailPreferences },
  licenses: { ...licenses, ...seats, ...payments, ...invoices },
  discount,
  verification,
} as const;

export type Capability = keyof typeof capabilities;

export const CAPABILITIES = Object.keys(capabilities) as readonly Capability[];

/** Returns the operations that the callable function of a capability serves. */
export function listCallable(capability: Capability): readonly Operation[] {
  const all: readonly Operation[] = Object.values(capabilities[capability]);
  return all.filter(({ callable }) => callable);
}

/** The operation table: the one place that says what the API can do. */
export const operations = {
  ...service,
  ...capabilities.users,
  ...capabilities.licenses,
  ...capabilities.discount,
  ...capabilities.verification,
  ...identity,
  ...sessions,
  ...passkeys,
  ...themes,
  ...support,
  ...admin,
  ...adminOrders,
  ...desk,
} as const satisfies Record<OperationName, object>;

export type Operations = typeof operations;

/** Input as a caller sends it. */
export type OperationInput<N extends OperationName> = z.input<Operations[N]['input']>;
/** Input as a handler receives it. */
export type ParsedInput<N extends OperationName> = z.output<Operations[N]['input']>;
export type OperationOutput<N extends OperationName> = z.output<Operations[N]['output']>;

/** The table as a list, for code that treats all operations alike. */
export const operationList: readonly Operation[] = Object.values(operations);
