import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from '@cdktn/hcl2json';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SECRETS, secretsOf, SERVICE_ACCOUNTS, serviceAccountOf } from '@flexa/functions/local';
import { ROOT } from '../../stack/paths';

/** Parsed only: there is no Terraform here, so nothing is validated (the workflow does that). */
const FOLDER = join(ROOT, 'infra');
const files = readdirSync(FOLDER).filter((file) => /\.tf(vars)?$/.test(file));

const blocks = z.record(
  z.string(),
  z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
);
const fileSchema = z.object({
  resource: blocks.default({}),
  locals: z.array(z.record(z.string(), z.unknown())).default([]),
  variable: z.record(z.string(), z.unknown()).default({}),
});
let parsed: z.infer<typeof fileSchema>[] = [];

beforeAll(async () => {
  const texts = files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);
  parsed = await Promise.all(
    texts.map(async ([file, text]) => fileSchema.parse(await parse(file, text))),
  );
});

const local = (name: string): unknown =>
  parsed.flatMap(({ locals }) => locals).find((each) => name in each)?.[name];

const resources = (type: string) =>
  parsed.flatMap(({ resource }) => Object.entries(resource[type] ?? {}).map(([name]) => name));

test('every file is HCL', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(parsed).toHaveLength(files.length);
});

test('what is no HCL is refused', async () => {
  await expect(parse('wrong.tf', 'resource "x" {')).rejects.toThrow();
});

test.each([
  'google_billing_budget',
  'google_firestore_database',
  'google_firestore_backup_schedule',
  'google_cloud_scheduler_job',
  'google_service_account',
  'google_iam_workload_identity_pool_provider',
  'google_identity_platform_config',
  'google_logging_metric',
  'google_logging_project_exclusion',
])('%s is there', (type) => {
  expect(resources(type)).not.toEqual([]);
});

test('clients sign up by e-mail alone, and delete no account', () => {
  const [config] = parsed.flatMap(
    ({ resource }) => resource['google_identity_platform_config']?.['portal'] ?? [],
  );
  expect(config).toMatchObject({
    client: [{ permissions: [{ disabled_user_deletion: true, disabled_user_signup: false }] }],
    sign_in: [
      {
        allow_duplicate_emails: false,
        anonymous: [{ enabled: false }],
        email: [{ enabled: true, password_required: true }],
        phone_number: [{ enabled: false }],
      },
    ],
  });
});

test.each([
  ['searches', 'httpRequest.requestUrl:"search="'],
  ['unsubscribe', 'httpRequest.requestUrl:"/mails/" AND httpRequest.requestUrl:"/stop"'],
])(
  'Google’s request log leaves out requests whose address is personal or secret: %s',
  (name, what) => {
    const [exclusion] = parsed.flatMap(
      ({ resource }) => resource['google_logging_project_exclusion']?.[name] ?? [],
    );
    expect(exclusion?.['filter']).toBe(`log_id("run.googleapis.com/requests") AND ${what}`);
  },
);

test('nothing stands in front of the functions that no call comes through', () => {
  const leads = resources('google_compute_global_forwarding_rule').length > 0;
  for (const front of ['google_compute_security_policy', 'google_compute_backend_service']) {
    expect(resources(front).length > 0, front).toBe(leads);
  }
});

test('there is an alert on errors, latency, webhook, mail, money and from outside', () => {
  const policies = resources('google_monitoring_alert_policy');
  expect(policies.sort()).toEqual(
    ['error_rate', 'latency', 'log', 'mail_backlog', 'uptime', 'webhook'].sort(),
  );
  expect(Object.keys(local('log_alerts') as object)).toEqual(
    expect.arrayContaining(['unowned-money', 'refund-failed', 'failed-calls', 'failed-mails']),
  );
});

describe('each alert has its page', () => {
  const book = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

  test.each(
    files.flatMap((file) =>
      [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/docs\/operations\.md#([\w-]+)/g)].map(
        ([, anchor]) => anchor ?? '',
      ),
    ),
  )('%s', (anchor) => {
    expect(book).toContain(`<a id="${anchor}"></a>`);
  });

  test('those of the log, too', () => {
    for (const name of Object.keys(local('log_alerts') as object)) {
      expect(book).toContain(`<a id="${name}"></a>`);
    }
  });
});

test('accounts and their roles are those the functions are deployed with', () => {
  const common = local('common_roles') as string[];
  const accounts = Object.entries(local('accounts') as Record<string, string[]>);
  const granted = accounts.map(([name, roles]) => [name, [...common, ...roles].sort()]);
  expect(Object.fromEntries(granted)).toEqual(
    Object.fromEntries(
      Object.entries(SERVICE_ACCOUNTS).map(([name, roles]) => [name, [...roles].sort()]),
    ),
  );
});

test('nobody may act as another account', () => {
  const roles = [
    ...Object.values(SERVICE_ACCOUNTS).flat(),
    ...Object.values(local('all_deployers') as Record<string, { roles: string[] }>).flatMap(
      (deployer) => deployer.roles,
    ),
  ];
  expect(roles).not.toContain('roles/iam.serviceAccountTokenCreator');
});

test('production trusts runs that its reviewers approved, and no pull request', () => {
  const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
  const accounts = text('accounts.tf');
  const [, condition] = /attribute_condition = (.*)/.exec(accounts) ?? [];
  expect(condition).toBe(
    `"assertion.repository == '\${var.repository}' && (\${join(" || ", local.trusted_runs)})"`,
  );
  expect(local('trusted_runs')).toMatch(
    /assertion\.environment == '\$\{var\.environment\}' && assertion\.ref == '\$\{var\.deploy_ref\}'/,
  );
  expect(text('production.tfvars')).toMatch(/^environment +=\s*"production"$/m);
  expect(text('production.tfvars')).not.toContain('has_previews');
  expect(accounts).not.toContain('pull_request');
});

test('Google’s images of functions have a policy by the name that firebase-tools looks for', () => {
  const text = readFileSync(join(FOLDER, 'accounts.tf'), 'utf8');
  const require = createRequire(import.meta.url);
  const tools = require('firebase-tools/lib/functions/artifacts.js') as Record<string, string>;
  expect(text).toContain(`repository_id = "${tools['GCF_REPO_ID']}"`);
  expect(text).toContain(`id     = "${tools['CLEANUP_POLICY_ID']}"`);
});

test('a secret is read by the accounts of the functions that hold it, and by no other', () => {
  const functions = [
    'api',
    'getLicenseKey',
    'stripeWebhook',
    'reconcileOrders',
    'sendNewMail',
    'sendDueMail',
    'cleanUp',
    'buildRevocations',
    'finishSignIns',
  ];
  const readers = (secret: string) =>
    functions
      .filter((name) => (secretsOf(name) as string[]).includes(secret))
      .map((name) => serviceAccountOf(name).slice(0, -1));
  const secrets = local('secrets') as Record<string, string[]>;
  expect(Object.keys(secrets).sort()).toEqual([...SECRETS].sort());
  for (const secret of SECRETS) {
    expect(new Set(secrets[secret]), secret).toEqual(new Set(readers(secret)));
  }
});
