import type { OperationName } from '@flexa/contracts/operations';
import { env } from './env';
import { loadAppCheck } from './firebase';

/** Time after which the call is sent without a proof, and the server decides. */
const TIMEOUT_MS = 5000;

type Token = string | undefined;

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise?: Recaptcha };
  }
}

/**
 * Creates the headers that prove a person (X-Bot-Check) and our own site (X-Firebase-AppCheck) for one
 * call. There are none if the build has no bot check, and failed proofs are left out.
 */
export async function createProofHeaders(action: OperationName): Promise<Record<string, string>> {
  const proof = await fetchProof(action);
  return {
    ...(proof.appCheck && { 'X-Firebase-AppCheck': proof.appCheck }),
    ...(proof.botCheck && { 'X-Bot-Check': proof.botCheck }),
  };
}

async function fetchProof(action: OperationName): Promise<{ appCheck?: Token; botCheck?: Token }> {
  const { botCheckUrl, recaptchaSiteKey: siteKey } = env;
  if (botCheckUrl) return (await awaitInTime(fetchLocalProof(botCheckUrl, action))) ?? {};
  if (!siteKey) return {};
  // One after the other: App Check uses an existing script, and would load a second one otherwise.
  const recaptcha = await awaitInTime(loadRecaptcha(siteKey));
  if (!recaptcha) return {};
  const [appCheck, botCheck] = await Promise.all([
    awaitInTime(fetchAppCheckToken(siteKey)),
    awaitInTime(recaptcha.execute(siteKey, { action })),
  ]);
  return { appCheck, botCheck };
}

/** Returns the promise's value, or undefined if it fails or takes too long. */
async function awaitInTime<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, patience]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Requests a proof from the local stack's replacement of Google. */
async function fetchLocalProof(url: string, action: string) {
  const response = await fetch(`${url}/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action }),
  });
  if (!response.ok) return undefined;
  return (await response.json()) as { appCheck: string; botCheck: string };
}

async function fetchAppCheckToken(siteKey: string): Promise<string> {
  const [appCheck, { getToken }] = await Promise.all([
    loadAppCheck(siteKey),
    import('firebase/app-check'),
  ]);
  return (await getToken(appCheck)).token;
}

let recaptcha: Promise<Recaptcha> | undefined;

/** Loads reCAPTCHA Enterprise once; only its badge at the bottom left is visible. */
function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  recaptcha ??= loadScript(
    `https://www.google.com/recaptcha/enterprise.js?render=${siteKey}&badge=bottomleft`,
  )
    .then(awaitRecaptcha)
    .catch((error) => {
      // The next call tries again.
      recaptcha = undefined;
      throw error;
    });
  return recaptcha;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
}

function awaitRecaptcha(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const api = window.grecaptcha?.enterprise;
    if (api) api.ready(() => resolve(api));
    else reject(new Error('reCAPTCHA did not start'));
  });
}
