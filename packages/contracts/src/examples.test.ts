import { describe, expect, test } from 'vitest';
import { operationList, operations } from './operations';
import type { OperationName } from './routes';
import { EXAMPLES } from './examples';

describe('the example of', () => {
  test.each(operationList.map(({ name }) => name as OperationName))('%s is true', (name) => {
    const operation = operations[name];
    const { input, output } = EXAMPLES[name];
    const parsed = operation.input.safeParse(input);
    expect(parsed.error?.issues ?? []).toEqual([]);
    if ('check' in operation) {
      expect((operation.check as (input: unknown) => unknown)(parsed.data)).toBeUndefined();
    }
    expect(operation.output.parse(output)).toEqual(output);
  });
});
