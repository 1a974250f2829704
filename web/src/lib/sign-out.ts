const forgetters = new Set<() => void>();

/** Registers a function that clears personal data when a sign-in ends. */
export function onSignOut(forget: () => void): void {
  forgetters.add(forget);
}

/** Clears all personal data in memory. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget();
}
