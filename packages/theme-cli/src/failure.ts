import { describeError } from '@flexa/contracts/describe-error';
import type { CheckFinding } from './findings';

/** Exit codes, on which pipelines rely. */
export const EXIT = { fine: 0, found: 1, unusable: 2, unlicensed: 3 } as const;

/** The command can't do its work. The message names the file and the field. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code: number = EXIT.unusable,
    /** A failure with its position in an unreadable file. */
    readonly finding: CheckFinding | null = null,
  ) {
    super(message);
  }
}

/** Returns the failure that an error means to a person; rethrows an error of the program itself. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // Node's errors of the disk, such as a missing right, name the call and the path.
  if (error instanceof Error && 'syscall' in error) return new Failure(describeError(error));
  throw error;
}

/** Throws for an invalid value of an option with a few choices. */
export function refuseChoice(
  option: string,
  kind: string,
  given: string,
  choices: readonly string[],
): never {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
  throw new Failure(`--${option}: unknown ${kind} "${given}". Use ${list}.`);
}
