import type { OperationInput, OperationOutput } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';

/** What one call of an operation sends and is answered, for the description of the API. */
export interface Example<N extends OperationName> {
  input: OperationInput<N>;
  output: OperationOutput<N>;
}
