import { readPath, listAt, type Answers } from '../preflight/finding';
import { REGION } from '../../src/platform/functions';

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
const RUN = 'https://run.googleapis.com/v2';

/** A call that restores a part of the previous release. */
export interface Change {
  what: string;
  method: 'POST' | 'PATCH';
  url: string;
  body: object;
}

/**
 * Returns the calls that restore the previous release: its pages, then the previous revision of each function.
 * Rules and indexes stay, because the previous release works with them too (release/steps.ts). A second call
 * does not roll back further.
 */
export async function planRollback(answers: Answers, projectId: string): Promise<Change[]> {
  const pages = await findPreviousPages(answers, projectId);
  const parent = `projects/${projectId}/locations/${REGION}`;
  const found = await answers.get(`${RUN}/${parent}/services?pageSize=500`);
  const functions = await Promise.all(
    listAt(found, 'services').map((service) =>
      findPreviousFunction(answers, String(readPath(service, 'name'))),
    ),
  );
  return [...pages, ...functions.flat()];
}

async function findPreviousPages(answers: Answers, site: string): Promise<Change[]> {
  const found = await answers.get(`${HOSTING}/sites/${site}/channels/live/releases?pageSize=20`);
  const versions = listAt(found, 'releases').map((release) =>
    String(readPath(release, 'version', 'name')),
  );
  const previous = versions.find((version) => version !== versions[0]);
  if (!previous) return [];
  const url = `${HOSTING}/sites/${site}/channels/live/releases?versionName=${encodeURIComponent(previous)}`;
  return [{ what: `Pages of ${previous}`, method: 'POST', url, body: { message: 'Rolled back' } }];
}

async function findPreviousFunction(answers: Answers, service: string): Promise<Change[]> {
  const found = await answers.get(`${RUN}/${service}/revisions?pageSize=20`);
  // Newest first, as the API returns them. A revision that was never ready can't be restored.
  const ready = listAt(found, 'revisions')
    .filter((revision) =>
      listAt(revision, 'conditions').some(
        (condition) =>
          readPath(condition, 'type') === 'Ready' &&
          readPath(condition, 'state') === 'CONDITION_SUCCEEDED',
      ),
    )
    .map((revision) => String(readPath(revision, 'name')).split('/').at(-1) ?? '');
  const [, previous] = ready;
  if (!previous) return [];
  const traffic = [
    { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision: previous, percent: 100 },
  ];
  const name = service.split('/').at(-1);
  return [
    {
      what: `Function ${name}: revision ${previous}`,
      method: 'PATCH',
      url: `${RUN}/${service}?updateMask=traffic`,
      body: { traffic },
    },
  ];
}
