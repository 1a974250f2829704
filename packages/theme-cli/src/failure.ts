/** Codes a run ends with; pipelines go by them. */
export const EXIT = { fine: 0, found: 1, unusable: 2, unlicensed: 3 } as const;

/** What was asked can't be done; the message names the file and the field. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code: number = EXIT.unusable,
  ) {
    super(message);
  }
}
