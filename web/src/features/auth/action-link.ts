/** Actions of the links in our mails (functions: mail/link-address.ts). */
const MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;

export interface ActionLink {
  mode: (typeof MODES)[number];
  /** Single-use code that expires. */
  code: string;
}

/**
 * Reads the link of a mail that /login was opened with (docs/specification.md, section 2). The link's own
 * return address is ignored, because anybody can write such a link.
 */
export function readActionLink(search: URLSearchParams): ActionLink | undefined {
  const mode = MODES.find((known) => known === search.get('mode'));
  const code = search.get('oobCode');
  return mode && code ? { mode, code } : undefined;
}
