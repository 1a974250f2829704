import { expect, test } from 'vitest';
import type { Answers } from '../preflight/finding';
import { STEPS } from '../release/steps';
import { planRollback } from './plan';

const SERVICES =
  'https://run.googleapis.com/v2/projects/flexa-staging/locations/europe-west1/services';
const RELEASES =
  'https://firebasehosting.googleapis.com/v1beta1/sites/flexa-staging/channels/live/releases';

const buildRevision = (name: string, isReady = true) => ({
  name: `projects/x/revisions/${name}`,
  conditions: [{ type: 'Ready', state: isReady ? 'CONDITION_SUCCEEDED' : 'CONDITION_FAILED' }],
});

function buildAnswers(gets: Record<string, unknown>): Answers {
  const known = new Map(Object.entries(gets));
  return {
    get: async (url) => known.get(url),
    post: async () => undefined,
    txt: async () => [],
  };
}

const api = 'projects/flexa-staging/locations/europe-west1/services/api';

test('a rollback restores the pages and the functions of the previous release', async () => {
  const plan = await planRollback(
    buildAnswers({
      [`${RELEASES}?pageSize=20`]: {
        releases: ['3', '3', '2', '1'].map((n) => ({ version: { name: `sites/x/versions/${n}` } })),
      },
      [`${SERVICES}?pageSize=500`]: { services: [{ name: api }] },
      [`https://run.googleapis.com/v2/${api}/revisions?pageSize=20`]: {
        revisions: [buildRevision('api-3'), buildRevision('api-2', false), buildRevision('api-1')],
      },
    }),
    'flexa-staging',
  );
  expect(plan).toEqual([
    {
      what: 'Pages of sites/x/versions/2',
      method: 'POST',
      url: `${RELEASES}?versionName=sites%2Fx%2Fversions%2F2`,
      body: { message: 'Rolled back' },
    },
    {
      what: 'Function api: revision api-1',
      method: 'PATCH',
      url: `https://run.googleapis.com/v2/${api}?updateMask=traffic`,
      body: {
        traffic: [
          { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision: 'api-1', percent: 100 },
        ],
      },
    },
  ]);
});

test('a rollback without a previous release restores nothing', async () => {
  expect(await planRollback(buildAnswers({}), 'flexa-staging')).toEqual([]);
});

test('a release deploys rules, indexes, functions and pages in this order, and waits for the indexes', () => {
  expect(STEPS.map(({ only, after }) => [only, after])).toEqual([
    ['firestore:rules', undefined],
    ['firestore:indexes', 'indexes'],
    ['functions', undefined],
    ['hosting', undefined],
  ]);
});
