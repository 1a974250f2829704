import { address } from './address';

/** The one project whose identity service answers browsers. */
export const PROJECT = address('GCLOUD_PROJECT');

/** A call of the identity service, as a browser makes it. */
export async function identity(action: string, body: object) {
  const host = address('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}
