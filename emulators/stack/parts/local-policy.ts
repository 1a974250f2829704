import { listAddresses } from '../addresses';
import type { Ports } from '../ports';

/** Headers that firebase.json sets for the paths of a pattern. */
export interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Adds the addresses of a stack's services to the deployed content security policy. */
export function allowLocalServices(rules: readonly Rule[], ports: Ports): Rule[] {
  const { auth, firestore, botCheck } = listAddresses(ports);
  const additions: Record<string, string> = {
    'connect-src': `http://${auth} http://${firestore} ${botCheck}`,
    // The sign-in window of the Auth emulator talks to the page through a frame.
    'frame-src': `http://${auth}`,
  };
  const extendPolicy = (policy: string) =>
    policy
      .split('; ')
      .map((directive) => {
        const added = additions[directive.split(' ')[0] ?? ''];
        return added ? `${directive} ${added}` : directive;
      })
      .join('; ');
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? extendPolicy(value) : value,
    })),
  }));
}
