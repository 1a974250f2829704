import { address } from './address';
import { project } from './http';

/** No functions run over it, which would send the mails that a test reads in the outbox. */
export const PROJECT = String(project.options.projectId);

/** A call of the identity service, with the answer that a browser gets. */
export async function identity(action: string, body: object) {
  const host = address('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}`;
  const response = await fetch(url, {
    method: 'POST',
    // A key of the browser's would lead to the emulator's own project.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, targetProjectId: PROJECT, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}
