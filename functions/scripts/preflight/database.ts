import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPath, createFinding, listAt, type Check, type Finding } from './finding';

const ROOT = join(import.meta.dirname, '../../..');
const FIRESTORE = 'https://firestore.googleapis.com/v1/projects';
const RULES = 'https://firebaserules.googleapis.com/v1';

interface Field {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

interface Indexes {
  indexes: { '//': string; collectionGroup: string; fields: Field[] }[];
  fieldOverrides: { collectionGroup: string; ttl?: boolean }[];
}

/** Formats the fields of an index as one text. Firestore adds the document's name automatically. */
const formatIndexFields = (fields: readonly unknown[]) =>
  fields
    .filter((field) => readPath(field, 'fieldPath') !== '__name__')
    .map(
      (field) =>
        `${String(readPath(field, 'fieldPath'))} ${String(readPath(field, 'order') ?? readPath(field, 'arrayConfig'))}`,
    )
    .join(', ');

/** Checks Firestore: recovery, backups, the deployed rules, each index and each TTL. */
export const checkDatabase: Check = async (answers, { projectId }) => {
  const base = `${FIRESTORE}/${projectId}/databases/(default)`;
  const about = await answers.get(base);
  const schedules = await answers.get(`${base}/backupSchedules`);
  const built = await answers.get(`${base}/collectionGroups/-/indexes?pageSize=300`);
  const ttlFields = await answers.get(
    `${base}/collectionGroups/-/fields?filter=ttlConfig%3A*&pageSize=300`,
  );
  const release = await answers.get(`${RULES}/projects/${projectId}/releases/cloud.firestore`);
  const ruleset = await answers.get(`${RULES}/${String(readPath(release, 'rulesetName'))}`);
  const rules = await readFile(join(ROOT, 'firestore.rules'), 'utf8');
  const wanted = JSON.parse(
    await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as Indexes;

  const ready = listAt(built, 'indexes')
    .filter((index) => readPath(index, 'state') === 'READY')
    .map((index) => {
      const group = /collectionGroups\/([^/]+)/.exec(String(readPath(index, 'name')))?.[1];
      return `${group}: ${formatIndexFields(listAt(index, 'fields'))}`;
    });
  const missing = wanted.indexes
    .map((index) => ({
      purpose: index['//'],
      text: `${index.collectionGroup}: ${formatIndexFields(index.fields)}`,
    }))
    .filter(({ text }) => !ready.includes(text));
  const withTtl = listAt(ttlFields, 'fields').map(
    (field) => /collectionGroups\/([^/]+)/.exec(String(readPath(field, 'name')))?.[1],
  );
  const withoutTtl = wanted.fieldOverrides.filter(
    ({ ttl, collectionGroup }) => ttl && !withTtl.includes(collectionGroup),
  );
  const deploy = `npx firebase deploy --project ${projectId} --only`;
  const indexFindings: Finding[] = missing.map(({ purpose, text }) =>
    createFinding(`Index ${text} (${purpose})`, false, `${deploy} firestore:indexes`),
  );
  return [
    createFinding(
      'Firestore can be put back to any minute of the last seven days',
      readPath(about, 'pointInTimeRecoveryEnablement') === 'POINT_IN_TIME_RECOVERY_ENABLED',
      `gcloud firestore databases update --project ${projectId} --database='(default)' --enable-pitr`,
    ),
    createFinding(
      'Firestore can’t be deleted by mistake',
      readPath(about, 'deleteProtectionState') === 'DELETE_PROTECTION_ENABLED',
      `gcloud firestore databases update --project ${projectId} --database='(default)' --delete-protection`,
    ),
    createFinding(
      'Firestore is backed up every day',
      listAt(schedules, 'backupSchedules').some(
        (each) => readPath(each, 'dailyRecurrence') !== undefined,
      ),
      `gcloud firestore backups schedules create --project ${projectId} --database='(default)' --recurrence=daily --retention=14w`,
    ),
    createFinding(
      'The security rules are those of this commit',
      readPath(ruleset, 'source', 'files', 0, 'content') === rules,
      `${deploy} firestore:rules`,
    ),
    createFinding(
      `All ${wanted.indexes.length} indexes are built`,
      missing.length === 0,
      `${deploy} firestore:indexes`,
    ),
    ...indexFindings,
    ...withoutTtl.map(({ collectionGroup }) =>
      createFinding(
        `Documents of ${collectionGroup} are deleted after their time (TTL)`,
        false,
        `${deploy} firestore:indexes`,
      ),
    ),
  ];
};
