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
