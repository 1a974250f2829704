import { addressesOf } from '../addresses';
import type { Ports } from '../ports';

/** Headers of firebase.json for the paths that a pattern names. */
export interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The deployed content security policy with the addresses of a stack's own services in it. */
export function withLocalServices(rules: readonly Rule[], ports: Ports): Rule[] {
  const { auth, firestore, botCheck } = addressesOf(ports);
  const more: Record<string, string> = {
    'connect-src': `http://${auth} http://${firestore} ${botCheck}`,
    // The emulator's sign-in window talks to the page through a frame of its own.
    'frame-src': `http://${auth}`,
  };
  const local = (policy: string) =>
    policy
      .split('; ')
      .map((directive) => {
        const added = more[directive.split(' ')[0] ?? ''];
        return added ? `${directive} ${added}` : directive;
      })
      .join('; ');
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? local(value) : value,
    })),
  }));
}
