import type { Plugin } from 'vite';

/** Settings that a public site needs: its operator, the operator's address, and its own address. */
const REQUIRED = ['VITE_OPERATOR_NAME', 'VITE_OPERATOR_ADDRESS', 'VITE_PUBLIC_URL'] as const;

/**
 * Refuses a build whose legal pages would name nobody. A build for the emulators runs on one machine and
 * shows an example.
 *
 * @throws Error that names the missing settings
 */
export function requireSettings(settings: Readonly<Record<string, string | undefined>>): void {
  if (settings['VITE_AUTH_EMULATOR']) return;
  const missing = REQUIRED.filter((name) => !settings[name]?.trim());
  if (missing.length === 0) return;
  throw new Error(
    `The web app is not built without ${missing.join(', ')}: set it in web/.env.production (docs/deploy.md).`,
  );
}

/** Runs requireSettings before a build. */
export function requiredSettings(): Plugin {
  return {
    name: 'flexa-required-settings',
    apply: 'build',
    configResolved: ({ env }) => requireSettings(env as Record<string, string | undefined>),
  };
}
