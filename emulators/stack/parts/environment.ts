/**
 * Returns our environment with additions, for a child process. Leaves out the mode that a test runner or a shell set,
 * which would change Vite's build.
 */
export function childEnvironment(additions: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !['NODE_ENV', 'TEST', 'DEV', 'PROD'].includes(name) && !name.startsWith('VITEST'),
  );
  return { ...Object.fromEntries(inherited), ...additions };
}
