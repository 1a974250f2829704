import {
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
} from '@flexa/contracts/operations';
import type { composeHandlers } from '../compose';
import { invoke } from '../http/invoke';
import { AppError } from '../platform/errors';
import { Streamed, type AnyCaller } from '../platform/handlers';

/** Result of one call: the value, or the parts of the refusal that a test checks. */
export type Attempt<N extends OperationName, Refusal> =
  { value: OperationOutput<N>; isNew: boolean; code?: undefined } | Refusal;

/**
 * Runs an operation as both transports do; the caller is given in place of a token. An unforeseen error is
 * thrown, as it would be a 500.
 */
export async function attempt<N extends OperationName, Refusal>(
  handlers: ReturnType<typeof composeHandlers>,
  {
    name,
    caller,
    input,
  }: { name: N; caller: AnyCaller; input: OperationInput<N> | Record<string, unknown> },
  refusalOf: (error: AppError) => Refusal,
): Promise<Attempt<N, Refusal>> {
  try {
    const { value, isNew } = await invoke(
      operations[name],
      handlers,
      async () => caller,
      async () => input,
    );
    return { value: (await wholeOf(value)) as OperationOutput<N>, isNew };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusalOf(error);
  }
}

/** Collects a streamed value into its whole text. */
async function wholeOf(value: unknown): Promise<unknown> {
  if (!(value instanceof Streamed)) return value;
  let text = '';
  for await (const part of value.parts) text += part;
  return text;
}
