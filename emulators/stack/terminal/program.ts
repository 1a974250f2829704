import { Failure } from '../failure';
import { survivePipes } from './signals';

/** Runs a program of the terminal, which ends with the code that it resolves to. */
export function runProgram(main: () => Promise<number>): void {
  survivePipes();
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      // What a person can act on is told as it is; anything else is a bug, with its stack.
      console.error(error instanceof Failure ? error.message : error);
      process.exit(1);
    },
  );
}
