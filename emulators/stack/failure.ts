/**
 * A failure that the person at the terminal can fix: `runProgram` prints its message without a stack. Any other error
 * is a bug of ours.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}
