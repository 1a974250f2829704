let read = () => new Date();

/** Returns the current time. All code that depends on time uses it, so that tests can set it. */
export function now(): Date {
  return read();
}

/** Sets the clock for a test; without an argument, restores the real one. */
export function setClock(clock: () => Date = () => new Date()): void {
  read = clock;
}
