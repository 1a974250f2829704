import {
  operations,
  type OperationInput,
  type OperationName,
  type OperationOutput,
} from '@flexa/contracts/operations';
import { composeHandlers } from '@flexa/functions/compose';
import { invoke } from '@flexa/functions/http/invoke';
import { AppError } from '@flexa/functions/platform/errors';
import type { Platform } from '@flexa/functions/platform/platform';
import { computePercentile } from '../percentile';

export interface Outcome {
  /** HTTP status; 0 for an unexpected error. */
  status: number;
  ms: number;
}

type Handlers = ReturnType<typeof composeHandlers>;
type Caller = Awaited<ReturnType<Parameters<typeof invoke>[2]>>;

/** Makes one call, which has to succeed. */
export async function callAs<N extends OperationName>(
  handlers: Handlers,
  name: N,
  caller: Caller,
  input: OperationInput<N>,
): Promise<OperationOutput<N>> {
  const { value } = await invoke(
    operations[name],
    handlers,
    async () => caller,
    async () => input,
  );
  return value as OperationOutput<N>;
}

/** Makes one call for each person, all at once, through the code of the API. */
export async function callAtOnce<N extends OperationName>(
  platform: Platform,
  name: N,
  uids: readonly string[],
  createInput: (uid: string) => OperationInput<N>,
): Promise<Outcome[]> {
  const handlers = composeHandlers(platform);
  const signedInAt = new Date();
  const rights = {
    emailVerified: true,
    isAdmin: false,
    signedInAt,
    since: 0,
    validSince: 0,
    freshProof: 'passkey' as const,
  };
  return Promise.all(
    uids.map(async (uid) => {
      const start = performance.now();
      const caller = { uid, email: `${uid}@flexa.test`, ...rights };
      const status = await invoke(
        operations[name],
        handlers,
        async () => caller,
        async () => createInput(uid),
      ).then(
        () => 201,
        (error: unknown) => {
          if (error instanceof AppError) return error.status;
          console.error(error);
          return 0;
        },
      );
      return { status, ms: performance.now() - start };
    }),
  );
}

export const countStatus = (outcomes: readonly Outcome[], status: number) =>
  outcomes.filter((outcome) => outcome.status === status).length;

/** Prints the figures and fails the process if they differ from the expected ones. */
export function report(
  title: string,
  outcomes: readonly Outcome[],
  wall: number,
  figures: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): void {
  const times = outcomes.map(({ ms }) => ms);
  const rows = {
    ...figures,
    'p50 ms': Math.round(computePercentile(times, 50)),
    'p99 ms': Math.round(computePercentile(times, 99)),
    'all answered after ms': Math.round(wall),
  };
  console.log(`\n${title}\n`);
  for (const [name, value] of Object.entries(rows)) {
    console.log(`  ${name.padEnd(40)}${String(value).padStart(7)}`);
  }
  const isRight = Object.entries(expected).every(([name, value]) => figures[name] === value);
  console.log(isRight ? '\nAll figures are as expected.' : '\nFAILED: figures differ.');
  if (!isRight) process.exitCode = 1;
}
