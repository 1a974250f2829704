import type { CheckFinding } from './findings';

/** Codes a run ends with; pipelines go by them. */
export const EXIT = { fine: 0, found: 1, unusable: 2, unlicensed: 3 } as const;

/** The command can't do its work; the message names the file and the field. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code: number = EXIT.unusable,
    /** The same with its place, if a file can't be read. */
    readonly finding: CheckFinding | null = null,
  ) {
    super(message);
  }
}

/** Refuses a value of an option that takes one of a few words. */
export function refuseChoice(
  option: string,
  kind: string,
  given: string,
  choices: readonly string[],
): never {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
  throw new Failure(`--${option}: unknown ${kind} "${given}". Use ${list}.`);
}
