import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_TYPES } from '../../src/payments/events';
import { FUNCTIONS, SECRETS, SERVICE_ACCOUNTS } from '../../src/platform/functions';
import { Refused, type Answers, type Target } from './finding';
import { READABLE_LISTS } from './stripe-key';

/** Project in the tests. */
export const RECORDED: Target = {
  projectId: 'flexa-staging',
  projectNumber: '123456789012',
  portalUrl: 'https://staging.flexa.example',
  mailDomain: 'flexa.example',
  addsTax: true,
  accountTaxIds: ['txi_1'],
};

const ROOT = join(import.meta.dirname, '../../..');
const IDENTITY = 'https://identitytoolkit.googleapis.com/admin/v2/projects/flexa-staging';
const DATABASE = 'https://firestore.googleapis.com/v1/projects/flexa-staging/databases/(default)';
const RULES = 'https://firebaserules.googleapis.com/v1/projects/flexa-staging';

interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  fieldOverrides: { collectionGroup: string; ttl?: boolean }[];
}

const isTicketStateIndex = (group: string, fields: readonly { fieldPath: string }[]) =>
  group === 'tickets' && fields.some(({ fieldPath }) => fieldPath === 'state');

/**
 * Returns that project's responses, in the form of Google's and Stripe's references. It lacks sign-in
 * with Microsoft, the index of tickets by state, one secret, one of Stripe's events, one permission of the
 * key, a tax registration and a DMARC policy.
 */
export async function readRecordedAnswers(): Promise<Answers> {
  const readText = (path: string) => readFile(join(ROOT, path), 'utf8');
  const { indexes, fieldOverrides } = JSON.parse(
    await readText('firestore.indexes.json'),
  ) as Indexes;
  const groupName = (group: string) =>
    `projects/flexa-staging/databases/(default)/collectionGroups/${group}`;
  const rules = { containsUppercaseCharacter: true, containsLowercaseCharacter: true };
  const gets: Record<string, unknown> = {
    [`${IDENTITY}/config`]: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      client: { permissions: { disabledUserDeletion: true } },
      blockingFunctions: {
        triggers: {
          beforeSignIn: { functionUri: 'https://guardsignins-abcdef1234-ew.a.run.app' },
        },
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: ['localhost', 'staging.flexa.example'],
      quota: { signUpQuotaConfig: { quota: '100' } },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          {
            customStrengthOptions: {
              minPasswordLength: 8,
              maxPasswordLength: 128,
              ...rules,
              containsNumericCharacter: true,
            },
          },
        ],
      },
    },
    [`${IDENTITY}/defaultSupportedIdpConfigs`]: {
      defaultSupportedIdpConfigs: [
        { name: 'projects/1/defaultSupportedIdpConfigs/google.com', enabled: true },
      ],
    },
    [DATABASE]: {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [`${DATABASE}/backupSchedules`]: { backupSchedules: [{ dailyRecurrence: {} }] },
    [`${DATABASE}/collectionGroups/-/indexes?pageSize=300`]: {
      indexes: indexes.map(({ collectionGroup, fields }, n) => ({
        name: `${groupName(collectionGroup)}/indexes/${n}`,
        fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
        state: isTicketStateIndex(collectionGroup, fields) ? 'CREATING' : 'READY',
      })),
    },
    [`${DATABASE}/collectionGroups/-/fields?filter=ttlConfig%3A*&pageSize=300`]: {
      fields: fieldOverrides
        .filter(({ ttl }) => ttl)
        .map(({ collectionGroup }) => ({ name: `${groupName(collectionGroup)}/fields/expireAt` })),
    },
    [`${RULES}/releases/cloud.firestore`]: { rulesetName: 'projects/flexa-staging/rulesets/1' },
    [`${RULES}/rulesets/1`]: {
      source: { files: [{ content: await readText('firestore.rules') }] },
    },
    'https://cloudfunctions.googleapis.com/v2/projects/flexa-staging/locations/europe-west1/functions?pageSize=500':
      {
        functions: Object.keys(FUNCTIONS).map((name) => ({
          name: `x/functions/${name}`,
          state: 'ACTIVE',
        })),
      },
    ...Object.fromEntries(
      SECRETS.filter((name) => name !== 'LICENSE_KEYS').map((name) => [
        `https://secretmanager.googleapis.com/v1/projects/flexa-staging/secrets/${name}/versions/latest`,
        { state: 'ENABLED' },
      ]),
    ),
    ...Object.fromEntries(
      ['firestore.googleapis.com', 'identitytoolkit.googleapis.com'].map((service) => [
        `https://firebaseappcheck.googleapis.com/v1/projects/123456789012/services/${service}`,
        { enforcementMode: 'ENFORCED' },
      ]),
    ),
    'https://api.stripe.com/v1/tax/settings': { object: 'tax.settings', status: 'active' },
    'https://api.stripe.com/v1/tax/registrations?status=active&limit=100': { data: [] },
    'https://api.stripe.com/v1/tax_ids?limit=100': { data: [{ id: 'txi_1', object: 'tax_id' }] },
    ...Object.fromEntries(
      Object.values(READABLE_LISTS).map((list) => [
        `https://api.stripe.com/v1/${list}?limit=1`,
        { object: 'list', data: [] },
      ]),
    ),
    'https://api.stripe.com/v1/webhook_endpoints?limit=100': {
      data: [
        {
          id: 'we_1',
          status: 'enabled',
          url: 'https://staging.flexa.example/stripe/webhook',
          enabled_events: EVENT_TYPES.filter((type) => type !== 'charge.dispute.closed'),
        },
      ],
    },
  };
  const bindings = Object.entries(SERVICE_ACCOUNTS).flatMap(([name, roles]) =>
    roles.map((role) => ({
      role,
      members: [`serviceAccount:${name}@flexa-staging.iam.gserviceaccount.com`],
    })),
  );
  const records: Record<string, string[]> = {
    'flexa.example': ['v=spf1 include:mail.example -all'],
    '_dmarc.flexa.example': ['v=DMARC1; p=none'],
  };
  return {
    get: async (url) => {
      if (url === 'https://api.stripe.com/v1/disputes?limit=1') {
        throw new Refused('api.stripe.com', 403, "Having the 'rak_dispute_read' permission …");
      }
      return gets[url];
    },
    post: async () => ({ bindings }),
    txt: async (name) => records[name] ?? [],
  };
}
