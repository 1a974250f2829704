import { FUNCTIONS, REGION, SECRETS, SERVICE_ACCOUNTS } from '../../src/platform/functions';
import { readPath, createFinding, listAt, type Check } from './finding';

const NAMES = Object.keys(FUNCTIONS);
/** Services that must accept only calls from our own site. */
const APP_CHECK_SERVICES = {
  'firestore.googleapis.com': 'Firestore',
  'identitytoolkit.googleapis.com': 'Auth',
};

/** Checks the functions, their secrets and roles, and App Check. */
export const checkFunctions: Check = async (answers, { projectId, projectNumber }) => {
  const deployed = await answers.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/${REGION}/functions?pageSize=500`,
  );
  const active = listAt(deployed, 'functions')
    .filter((each) => readPath(each, 'state') === 'ACTIVE')
    .map((each) => String(readPath(each, 'name')).split('/').at(-1));
  const missing = NAMES.filter((name) => !active.includes(name));

  const secrets = await Promise.all(
    SECRETS.map(async (name) => {
      const version = await answers.get(
        `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest`,
      );
      return createFinding(
        `Secret ${name} has a version in use`,
        readPath(version, 'state') === 'ENABLED',
        `npx firebase functions:secrets:set ${name} --project ${projectId}`,
      );
    }),
  );

  const policy = await answers.post(
    `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`,
    {},
  );
  const shared = `${projectNumber}-compute@developer.gserviceaccount.com`;
  const listHolders = (role: string) =>
    listAt(policy, 'bindings')
      .filter((binding) => readPath(binding, 'role') === role)
      .flatMap((binding) => listAt(binding, 'members').map(String));

  const appCheck = await Promise.all(
    Object.entries(APP_CHECK_SERVICES).map(async ([service, name]) => {
      const found = await answers.get(
        `https://firebaseappcheck.googleapis.com/v1/projects/${projectNumber}/services/${service}`,
      );
      return createFinding(
        `App Check is enforced for ${name}`,
        readPath(found, 'enforcementMode') === 'ENFORCED',
        `Press Enforce: https://console.firebase.google.com/project/${projectId}/appcheck/apis`,
      );
    }),
  );
  return [
    createFinding(
      `All ${NAMES.length} functions are deployed${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`,
      missing.length === 0,
      `npm run release -- ${projectId}`,
    ),
    ...secrets,
    ...Object.entries(SERVICE_ACCOUNTS).map(([name, roles]) => {
      const member = `serviceAccount:${name}@${projectId}.iam.gserviceaccount.com`;
      const lacking = roles.filter((role) => !listHolders(role).includes(member));
      return createFinding(
        `${name} has its roles${lacking.length > 0 ? `; missing: ${lacking.join(', ')}` : ''}`,
        lacking.length === 0,
        'terraform -chdir=infra apply',
      );
    }),
    createFinding(
      'The default service account is no editor of the project',
      !listHolders('roles/editor').includes(`serviceAccount:${shared}`),
      `gcloud projects remove-iam-policy-binding ${projectId} --member=serviceAccount:${shared} --role=roles/editor`,
    ),
    ...appCheck,
  ];
};
