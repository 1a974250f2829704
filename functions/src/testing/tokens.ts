export interface TokenOptions {
  /** Seconds since the person signed in. */
  signedInAgo?: number;
  /** Seconds until the token runs out; below 0 it has. */
  expiresIn?: number;
  /** Another project than the one it is sent to. */
  project?: string;
  claims?: Record<string, unknown>;
}

/** A token like those of the Auth emulator: unsigned, and so any that a test needs. */
export function tokenOf(
  projectId: string,
  { uid, email }: { uid: string; email: string },
  { signedInAgo = 0, expiresIn = 3600, project = projectId, claims = {} }: TokenOptions = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    email,
    auth_time: now - signedInAgo,
    iat: now - Math.max(signedInAgo, 0),
    exp: now + expiresIn,
    firebase: { identities: { email: [email] }, sign_in_provider: 'custom' },
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
