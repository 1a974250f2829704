let read = () => new Date();

/** The present moment; everything that depends on time asks here. */
export function now(): Date {
  return read();
}

/** Lets a test choose the moment; without an argument the real clock is back. */
export function setClock(clock: () => Date = () => new Date()): void {
  read = clock;
}
