/**
 * The environment of a child: ours with additions. What a test runner or a shell says about the
 * mode we run in is taken out, for it would make Vite build something else than usual.
 */
export function childEnvironment(additions: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !['NODE_ENV', 'TEST', 'DEV', 'PROD'].includes(name) && !name.startsWith('VITEST'),
  );
  return { ...Object.fromEntries(inherited), ...additions };
}
