import type { Operation, OperationDefinition } from './operation';

/** The operations of one subject, declared in `operations/<capability>/index.ts`. */
export interface Capability {
  /** The callable function that serves those of its operations with `callable: true`. */
  callable?: string;
  operations: Record<string, Operation>;
}

type Definitions = Record<string, OperationDefinition>;

type Tagged<D extends Definitions> = {
  [N in keyof D & string]: D[N] extends OperationDefinition<infer Input, infer Output, infer Kind>
    ? Operation<N, Input, Output, Kind>
    : never;
};

/** Gives operations their tag, and their keys as names. */
export function tagged<D extends Definitions>(tag: string, definitions: D): Tagged<D> {
  const named = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, name, tag },
  ]);
  return Object.fromEntries(named) as Tagged<D>;
}
