import type { OperationInput, OperationOutput } from '../operations';
import type { OperationName } from '../routes';

/** Input and output of one call, for the API's documentation. */
export interface Example<N extends OperationName> {
  input: OperationInput<N>;
  output: OperationOutput<N>;
}
