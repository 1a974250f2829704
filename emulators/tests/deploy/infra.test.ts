import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@cdktn/hcl2json';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { FUNCTIONS, SECRETS, SERVICE_ACCOUNTS } from '@flexa/functions/platform/functions';
import { ROOT } from '../../stack/paths';

/** Terraform's grants have to match the code. The workflow infra.yml validates the files. */
const FOLDER = join(ROOT, 'infra');
const files = readdirSync(FOLDER).filter((file) => /\.tf(vars)?$/.test(file));

const fileSchema = z.object({
  locals: z.array(z.record(z.string(), z.unknown())).default([]),
});
let parsed: z.infer<typeof fileSchema>[] = [];

beforeAll(async () => {
  const texts = files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);
  parsed = await Promise.all(
    texts.map(async ([file, text]) => fileSchema.parse(await parse(file, text))),
  );
});

const findLocal = (name: string): unknown =>
  parsed.flatMap(({ locals }) => locals).find((each) => name in each)?.[name];

test('Terraform gives each service account the roles that the code lists', () => {
  const common = findLocal('common_roles') as string[];
  const accounts = Object.entries(findLocal('accounts') as Record<string, string[]>);
  const granted = accounts.map(([name, roles]) => [name, [...common, ...roles].sort()]);
  expect(Object.fromEntries(granted)).toEqual(
    Object.fromEntries(
      Object.entries(SERVICE_ACCOUNTS).map(([name, roles]) => [name, [...roles].sort()]),
    ),
  );
});

test('no service account can act as another one', () => {
  const roles = [
    ...Object.values(SERVICE_ACCOUNTS).flat(),
    ...Object.values(findLocal('all_deployers') as Record<string, { roles: string[] }>).flatMap(
      (deployer) => deployer.roles,
    ),
  ];
  expect(roles).not.toContain('roles/iam.serviceAccountTokenCreator');
});

test('the account that deploys can register the function that guards sign-ins', () => {
  const accounts = readFileSync(join(FOLDER, 'accounts.tf'), 'utf8');
  // firebase-tools reads the configuration of sign-ins and writes the address of the function into it.
  expect(findLocal('sign_in_permissions')).toEqual([
    'firebaseauth.configs.get',
    'firebaseauth.configs.update',
  ]);
  expect(accounts).toMatch(/permissions\s+= local\.sign_in_permissions/);
  expect(accounts).toMatch(
    /role\s+= google_project_iam_custom_role\.sign_in_config\.name\s+member\s+= google_service_account\.deployers\["deploy"\]\.member/,
  );
});

test('production trusts only runs that its reviewers approved, and no pull request', () => {
  const readText = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
  const accounts = readText('accounts.tf');
  const [, condition] = /attribute_condition = (.*)/.exec(accounts) ?? [];
  expect(condition).toBe(
    `"assertion.repository == '\${var.repository}' && (\${join(" || ", local.trusted_runs)})"`,
  );
  expect(findLocal('trusted_runs')).toMatch(
    /assertion\.environment == '\$\{var\.environment\}' && assertion\.ref == '\$\{var\.deploy_ref\}'/,
  );
  expect(readText('production.tfvars')).toMatch(/^environment +=\s*"production"$/m);
  expect(readText('production.tfvars')).not.toContain('has_previews');
  expect(accounts).not.toContain('pull_request');
});

test('only the accounts of functions that hold a secret can read it', () => {
  const listReaders = (secret: string) =>
    Object.values(FUNCTIONS)
      .filter(({ secrets }) => (secrets as readonly string[]).includes(secret))
      .map(({ account }) => account);
  const secrets = findLocal('secrets') as Record<string, string[]>;
  expect(Object.keys(secrets).sort()).toEqual([...SECRETS].sort());
  for (const secret of SECRETS) {
    expect(new Set(secrets[secret]), secret).toEqual(new Set(listReaders(secret)));
  }
});

test('only the licenses callable runs as an account that can read the key of Stripe', () => {
  const readers = (findLocal('secrets') as Record<string, string[]>)['STRIPE_SECRET_KEY'];
  for (const name of ['users', 'discount', 'verification'] as const) {
    expect(readers).not.toContain(FUNCTIONS[name].account);
  }
  expect(readers).toContain(FUNCTIONS.licenses.account);
});
