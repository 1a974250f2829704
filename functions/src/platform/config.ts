import { z } from 'zod';
import { COMBO_OFFER_END } from '@flexa/contracts/plans';
import { findAddressFault, findPortalUrl, portalSettings } from './portal-address';
import { SECRETS, listSecrets, type Secret } from './functions';

/** A private key on a curve, as JWK. `kid` identifies the key while it replaces another. */
const curveKeySchema = z.object({
  kty: z.enum(['EC', 'OKP']),
  crv: z.string(),
  x: z.string(),
  y: z.string().optional(),
  d: z.string(),
  kid: z.string().min(1),
});
export type PrivateKey = z.infer<typeof curveKeySchema>;

/** Keys as one line of JSON. The first one is in use; the others still verify or decrypt older data. */
function createKeysSchema(curve: string) {
  return z.string().transform((text, context) => {
    let sent: unknown;
    try {
      sent = JSON.parse(text);
    } catch {
      sent = undefined;
    }
    const keys = z
      .array(curveKeySchema.extend({ crv: z.literal(curve) }))
      .min(1)
      .safeParse(sent);
    if (keys.success) return keys.data;
    context.addIssue(`must be a JSON list of private JWKs on ${curve}, each with a kid`);
    return z.NEVER;
  });
}

const environmentSchema = z
  .object({
    /** Set by Cloud Functions and by the emulator. */
    GCLOUD_PROJECT: z.string().min(1),
    /** 'true' under the Functions emulator. */
    FUNCTIONS_EMULATOR: z.stringbool().default(false),
    /** The function this process runs, set by both; none in tests and programs. */
    FUNCTION_TARGET: z.string().optional(),
    ...portalSettings,
    /** Contains the user name if the server requires one. The password is a separate secret. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    SMTP_PASSWORD: z.string().min(1).optional(),
    MAIL_FROM: z.string().min(3),
    SUPPORT_EMAIL: z.email(),
    /** Recipient of alerts; by default the support mailbox. */
    OPERATOR_EMAIL: z.email().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(test|live)_/, 'must begin with sk_test_ or sk_live_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
    /** Address of another Stripe, for local use only. */
    STRIPE_API_BASE: z.url().optional(),
    /**
     * Lets Stripe Tax add the tax. Stripe refuses every sale if the account isn't set up for that.
     */
    STRIPE_TAX: z.stringbool().default(false),
    /** Ids of the seller's VAT numbers at Stripe, which invoices show, separated by commas. */
    STRIPE_ACCOUNT_TAX_IDS: z
      .string()
      .regex(/^txi_\w+(,txi_\w+)*$/, 'must be ids that begin with txi_, with commas between them')
      .optional(),
    /** At least 32 characters. */
    CODE_HMAC_KEY: z.string().min(32).optional(),
    PAYLOAD_KEYS: createKeysSchema('P-256').optional(),
    LICENSE_KEYS: createKeysSchema('Ed25519').optional(),
    /** When the membership's offer price ends. */
    COMBO_OFFER_END: z.iso.datetime().optional(),
    /**
     * `enforce` refuses calls without a valid token, `monitor` only those with an invalid one, as App Check's
     * own unenforced mode does; `off` checks nothing.
     */
    BOT_CHECK: z.enum(['off', 'monitor', 'enforce']).default('enforce'),
    /**
     * `enforce` requires a fresh proof of identity before changes of rights or money and exports, `monitor` refuses
     * only a wrong proof.
     */
    STEP_UP: z.enum(['monitor', 'enforce']).default('enforce'),
    /** reCAPTCHA Enterprise's key of the site. */
    RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
    /** Number of the project whose App Check tokens we accept. */
    APP_CHECK_PROJECT_NUMBER: z.string().regex(/^\d+$/, 'must be digits').optional(),
    APP_CHECK_JWKS_URL: z.url().default('https://firebaseappcheck.googleapis.com/v1/jwks'),
    /** Keys for the bot-check tokens of a local stack, instead of reCAPTCHA Enterprise. */
    BOT_CHECK_JWKS_URL: z.url().optional(),
    /** The folder in which tests collect the shapes of all queries (query-log.ts). */
    FLEXA_QUERY_LOG: z.string().min(1).optional(),
  })
  .superRefine((environment, context) => {
    const addProblem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const address = findAddressFault(environment, !environment.FUNCTIONS_EMULATOR);
    if (address) addProblem(address.setting, address.message);
    const isLive = environment.STRIPE_SECRET_KEY?.includes('_live_');
    if (isLive && environment.STRIPE_API_BASE) {
      addProblem('STRIPE_API_BASE', 'must not be set together with a live key');
    }
    if (environment.FLEXA_QUERY_LOG && !environment.FUNCTIONS_EMULATOR) {
      addProblem('FLEXA_QUERY_LOG', 'is for tests only');
    }
    if (isLive && environment.STEP_UP !== 'enforce') {
      addProblem('STEP_UP', 'must be enforce with a live key');
    }
    if (isLive && environment.BOT_CHECK !== 'enforce') {
      addProblem('BOT_CHECK', 'must be enforce with a live key');
    }
    if (environment.BOT_CHECK === 'off') return;
    if (!environment.APP_CHECK_PROJECT_NUMBER) {
      addProblem('APP_CHECK_PROJECT_NUMBER', 'is needed unless BOT_CHECK is off');
    }
    if (!environment.RECAPTCHA_SITE_KEY && !environment.BOT_CHECK_JWKS_URL) {
      addProblem('RECAPTCHA_SITE_KEY', 'is needed unless BOT_CHECK is off');
    }
    if (environment.BOT_CHECK_JWKS_URL && !environment.FUNCTIONS_EMULATOR) {
      addProblem('BOT_CHECK_JWKS_URL', 'is for a local stack only');
    }
  });

const listHeldSecrets = (functionName: string | undefined): readonly Secret[] =>
  functionName === undefined ? SECRETS : listSecrets(functionName);

/**
 * Returns the environment without the secrets of other functions, because the emulator gives every function all of
 * them.
 */
function removeForeignSecrets(environment: Record<string, string | undefined>) {
  const held = listHeldSecrets(environment['FUNCTION_TARGET']);
  const foreign = SECRETS.filter((secret) => !held.includes(secret));
  return { ...environment, ...Object.fromEntries(foreign.map((secret) => [secret, undefined])) };
}

/** @throws Error if the secret belongs to another function */
function requireSecret<T>(name: Secret, value: T | undefined): T {
  if (value !== undefined) return value;
  throw new Error(`${name} is not a secret of this function (platform/functions.ts)`);
}

/** Settings of this process. Reading a secret that belongs to another function throws. */
export interface Config {
  projectId: string;
  emulated: boolean;
  /** Without a trailing slash. */
  portalUrl: string;
  mail: {
    smtpUrl: string;
    from: string;
    support: string;
    operator: string;
  };
  /** The secret key is null in a function that does not hold it. */
  stripe: {
    secretKey: string | null;
    webhookSecret: string;
    apiBase: URL | null;
    automaticTax: boolean;
    /** Ids of the seller's VAT numbers at Stripe. */
    accountTaxIds: readonly string[];
  };
  /** Folder for the shapes of queries; null outside tests. */
  queryLog: string | null;
  codeHmacKey: string;
  payloadKeys: readonly PrivateKey[];
  licenseKeys: readonly PrivateKey[];
  comboOfferEnd: Date;
  stepUp: 'monitor' | 'enforce';
  botCheck: {
    mode: 'off' | 'monitor' | 'enforce';
    siteKey: string;
    projectNumber: string;
    appCheckKeysUrl: string;
    /** Null if reCAPTCHA Enterprise makes the assessments. */
    localKeysUrl: string | null;
  };
}

/**
 * Parses the environment. Throws an error that names every missing or contradictory variable, but no values.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(removeForeignSecrets(environment));
  const missing = listHeldSecrets(environment['FUNCTION_TARGET'])
    .filter((secret) => environment[secret] === undefined)
    .map((secret) => `${secret} (is needed)`);
  if (!parsed.success || missing.length > 0) {
    const faults = (parsed.error?.issues ?? []).map(
      (issue) => `${issue.path.join('.')} (${issue.message})`,
    );
    throw new Error(`Set these environment variables: ${[...missing, ...faults].join(', ')}`);
  }
  const { data } = parsed;
  return {
    projectId: data.GCLOUD_PROJECT,
    emulated: data.FUNCTIONS_EMULATOR,
    portalUrl: findPortalUrl(data) ?? '',
    mail: {
      get smtpUrl() {
        return setPassword(data.SMTP_URL, requireSecret('SMTP_PASSWORD', data.SMTP_PASSWORD));
      },
      from: data.MAIL_FROM,
      support: data.SUPPORT_EMAIL,
      operator: data.OPERATOR_EMAIL ?? data.SUPPORT_EMAIL,
    },
    stripe: {
      secretKey: data.STRIPE_SECRET_KEY ?? null,
      get webhookSecret() {
        return requireSecret('STRIPE_WEBHOOK_SECRET', data.STRIPE_WEBHOOK_SECRET);
      },
      apiBase: data.STRIPE_API_BASE ? new URL(data.STRIPE_API_BASE) : null,
      automaticTax: data.STRIPE_TAX,
      accountTaxIds: data.STRIPE_ACCOUNT_TAX_IDS?.split(',') ?? [],
    },
    queryLog: data.FLEXA_QUERY_LOG ?? null,
    get codeHmacKey() {
      return requireSecret('CODE_HMAC_KEY', data.CODE_HMAC_KEY);
    },
    get payloadKeys() {
      return requireSecret('PAYLOAD_KEYS', data.PAYLOAD_KEYS);
    },
    get licenseKeys() {
      return requireSecret('LICENSE_KEYS', data.LICENSE_KEYS);
    },
    comboOfferEnd: data.COMBO_OFFER_END ? new Date(data.COMBO_OFFER_END) : COMBO_OFFER_END,
    stepUp: data.STEP_UP,
    botCheck: {
      mode: data.BOT_CHECK,
      siteKey: data.RECAPTCHA_SITE_KEY ?? '',
      projectNumber: data.APP_CHECK_PROJECT_NUMBER ?? '',
      appCheckKeysUrl: data.APP_CHECK_JWKS_URL,
      localKeysUrl: data.BOT_CHECK_JWKS_URL ?? null,
    },
  };
}

function setPassword(address: string, password: string): string {
  const url = new URL(address);
  if (url.username) url.password = encodeURIComponent(password);
  return url.href;
}
