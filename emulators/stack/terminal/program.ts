import { Failure } from '../failure';
import { survivePipes } from './signals';

/** Runs a command-line program and exits with the code that it resolves to. */
export function runProgram(main: () => Promise<number>): void {
  survivePipes();
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      // A Failure is for the person at the terminal; any other error is a bug and keeps its stack.
      console.error(error instanceof Failure ? error.message : error);
      process.exit(1);
    },
  );
}
