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

interface ServiceLink {
  email: string;
  requestType: string;
  oobCode: string;
}

/** The code of the newest link that the identity service itself mailed. */
async function serviceCode(email: string, requestType: string): Promise<string> {
  const host = address('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: ServiceLink[] };
  const found = oobCodes.findLast(
    (link) => link.email === email && link.requestType === requestType,
  );
  if (!found) throw new Error(`No link ${requestType}`);
  return found.oobCode;
}

/** Moves an account by the identity service's own link, which needs the new mailbox and no call of ours. */
export async function moveAtService(
  { uid, token }: { uid: string; token: string },
  email: string,
  next: string,
): Promise<void> {
  const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail: next };
  await identity('sendOobCode', asked);
  const oobCode = await serviceCode(email, 'VERIFY_AND_CHANGE_EMAIL');
  await identity('update', { localId: uid, oobCode });
}
