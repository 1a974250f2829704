/**
 * Something that went wrong and that the person at the terminal can do something about: the
 * message is printed as it stands, without a stack. Any other error is a bug of ours.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}
