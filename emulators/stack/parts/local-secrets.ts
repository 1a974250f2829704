import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../paths';

/** Where the Functions emulator looks for the values of secrets; git ignores it. */
export const SECRETS_FILE = join(ROOT, 'functions', '.secret.local');

/** How each secret of the functions is made up on this machine. */
const MAKERS = {
  STRIPE_SECRET_KEY: () => 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: () => `whsec_local${randomBytes(24).toString('hex')}`,
  /** The local mail server asks nobody for a name. */
  SMTP_PASSWORD: () => 'none',
  CODE_HMAC_KEY: () => randomBytes(32).toString('base64url'),
  PAYLOAD_KEYS: () => JSON.stringify([privateKey('payload', 'P-256')]),
  LICENSE_KEYS: () => JSON.stringify([privateKey('license', 'Ed25519')]),
} as const;

type SecretName = keyof typeof MAKERS;
export type LocalSecrets = Readonly<Record<SecretName, string>>;

const NAMES = Object.keys(MAKERS) as SecretName[];

const HEADING = `# Secrets for the emulators of this machine, made up by "npm start". A line may be changed;
# one that is missing or empty is made up again.
`;

/**
 * The secrets this machine's functions run with. What the file lacks is added to it, what it holds
 * stays. Several stacks may come here at once, and an emulator may be reading the file.
 */
export async function localSecrets(path = SECRETS_FILE): Promise<LocalSecrets> {
  for (;;) {
    const text = await readFile(path, 'utf8').catch(nullIfMissing);
    const known = parseEnv(text ?? '');
    const missing = NAMES.filter((name) => !known[name]);
    if (missing.length === 0) return known as LocalSecrets;
    const lines = missing.map((name) => `${name}='${MAKERS[name]()}'\n`).join('');
    const kept = text?.replace(/([^\n])$/, '$1\n') ?? HEADING;
    await replace(path, kept + lines, text === null);
  }
}

/** A file that someone else has made in the meantime is left as it is. */
async function replace(path: string, content: string, isNew: boolean): Promise<void> {
  const draft = path.replace(/[^/\\]*$/, `.secret-${randomUUID()}.local`);
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await (isNew ? link(draft, path).catch(unlessThere) : rename(draft, path));
  } finally {
    await rm(draft, { force: true });
  }
}

function privateKey(use: string, curve: 'P-256' | 'Ed25519'): object {
  const { privateKey } =
    curve === 'P-256'
      ? generateKeyPairSync('ec', { namedCurve: curve })
      : generateKeyPairSync('ed25519');
  return { ...privateKey.export({ format: 'jwk' }), kid: `local-${use}-${randomUUID()}` };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
