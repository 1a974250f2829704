import { applicationDefault } from 'firebase-admin/app';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from './config';

/** A browser's proof that a person is using our own site. */
export interface Proof {
  /** The header X-Firebase-AppCheck: made on our site. */
  appCheck: string | undefined;
  /** The header X-Bot-Check: made by a person. */
  botCheck: string | undefined;
}

/** `missing`: no token was sent. `false`: the token is invalid. */
export type BotVerdict = 'passed' | 'missing' | 'false';

export interface BotCheck {
  /** Checks that our own site sent the call. This only verifies a signature. */
  isOurSite(token: Proof['appCheck']): Promise<BotVerdict>;
  /**
   * Checks that a person sent it. Google charges for each assessment, so this check comes last.
   *
   * @param action name of the operation; a token is valid for one operation.
   */
  isPerson(token: Proof['botCheck'], action: string): Promise<BotVerdict>;
}

/** Google's suggested first threshold, on a scale from 0 (a robot) to 1. */
const SCORE_MIN = 0.5;
const TIMEOUT_MS = 5000;

const assessmentSchema = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
});

/**
 * Creates the checks of both tokens. App Check's is verified with its public keys, because onRequest has no
 * enforceAppCheck (firebase.google.com/docs/app-check/custom-resource-backend), and reCAPTCHA Enterprise's by an
 * assessment (cloud.google.com/recaptcha/docs/create-assessment-website). In a local stack both are
 * real RS256 tokens of the stack's own signer.
 */
export function createBotChecker(projectId: string, config: Config['botCheck']): BotCheck {
  if (config.mode === 'off') {
    return { isOurSite: async () => 'passed', isPerson: async () => 'passed' };
  }
  const appCheckKeys = createRemoteJWKSet(new URL(config.appCheckKeysUrl));
  const localKeys = config.localKeysUrl ? createRemoteJWKSet(new URL(config.localKeysUrl)) : null;

  async function isSiteTokenValid(token: string): Promise<boolean> {
    return isTokenValid(
      jwtVerify(token, appCheckKeys, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://firebaseappcheck.googleapis.com/${config.projectNumber}`,
        audience: `projects/${config.projectNumber}`,
      }),
    );
  }

  async function isPersonTokenValid(token: string, action: string): Promise<boolean> {
    if (localKeys) {
      const options = { algorithms: ['RS256'], audience: projectId };
      return isTokenValid(
        jwtVerify(token, localKeys, options).then(({ payload }) => {
          if (payload['action'] !== action) throw new WrongAction();
        }),
      );
    }
    const access = await applicationDefault().getAccessToken();
    const response = await fetch(
      `https://recaptchaenterprise.googleapis.com/v1/projects/${projectId}/assessments`,
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${access.access_token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          event: { token, siteKey: config.siteKey, expectedAction: action },
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok) throw new Error(`The bot check answered ${response.status}`);
    const { tokenProperties, riskAnalysis } = assessmentSchema.parse(await response.json());
    return (
      tokenProperties.valid &&
      tokenProperties.action === action &&
      (riskAnalysis?.score ?? 0) >= SCORE_MIN
    );
  }

  return {
    isOurSite: async (token) =>
      token === undefined ? 'missing' : toVerdict(await isSiteTokenValid(token)),
    isPerson: async (token, action) =>
      token === undefined ? 'missing' : toVerdict(await isPersonTokenValid(token, action)),
  };
}

const toVerdict = (isTrue: boolean): BotVerdict => (isTrue ? 'passed' : 'false');

class WrongAction extends Error {}

/** Returns false for an invalid token. Throws faults of the network or of the key server. */
async function isTokenValid(verification: Promise<unknown>): Promise<boolean> {
  try {
    await verification;
    return true;
  } catch (error) {
    if (error instanceof WrongAction || isTokenFault(error)) return false;
    throw error;
  }
}

/** True for jose's errors about the token, as opposed to fetching the keys. */
function isTokenFault(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    /^ERR_(JWT|JWS|JOSE)_/.test(code) ||
    code === 'ERR_JWKS_NO_MATCHING_KEY' ||
    code === 'ERR_JWKS_MULTIPLE_MATCHING_KEYS'
  );
}
