import type { OperationInput, OperationOutput } from '../operations';
import type { OperationName } from '../routes';

/** What one call of an operation sends and is answered, for the description of the API. */
export interface Example<N extends OperationName> {
  input: OperationInput<N>;
  output: OperationOutput<N>;
}
