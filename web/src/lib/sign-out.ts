const forgetters = new Set<() => void>();

/** Has something personal forgotten when a sign-in ends. */
export function onSignOut(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets everything personal that is held in memory. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget();
}
