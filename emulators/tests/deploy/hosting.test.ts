import { describe, expect, test } from 'vitest';
import { readFirebaseConfig, type HeaderRule } from '../../stack/configuration';

test('Hosting publishes no source map', async () => {
  const { hosting } = await readFirebaseConfig();
  expect(hosting).toMatchObject({ ignore: expect.arrayContaining(['**/*.map']) as unknown });
});

test('Hosting lets caches keep openapi.json and leaves the other paths below /api to the functions', async () => {
  const { headers } = (await readFirebaseConfig()).hosting;
  const rules = headers
    .filter(({ source }) => /\bapi\b/.test(source))
    .flatMap((rule) =>
      rule.headers
        .filter(({ key }) => key === 'Cache-Control')
        .map(({ value }) => `${rule.source} ${value}`),
    );
  expect(rules).toEqual([
    '!/@(api|stripe|assets|fonts|og)/** no-cache',
    '/api/v1/openapi.json public, max-age=3600',
  ]);
});

describe('the content security policy', () => {
  const readPolicy = (headers: readonly HeaderRule[]) =>
    headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')
      ?.value ?? '';
  const parseDirectives = (policy: string) =>
    new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

  test('the content security policy allows no address of the local stack', async () => {
    const policy = readPolicy((await readFirebaseConfig()).hosting.headers);
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  test('the content security policy allows only scripts that are files of a listed origin', async () => {
    const policy = parseDirectives(readPolicy((await readFirebaseConfig()).hosting.headers));
    expect(policy.get('script-src')).toContain("'self'");
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*(?!\.)|data:|http:/);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  // Sources: Stripe's security guide, Google's CSP guide for Analytics 4, reCAPTCHA's FAQ, and the requests of
  // Firebase's SDK.
  test.each([
    ['script-src', 'https://js.stripe.com'],
    ['script-src', 'https://*.js.stripe.com'],
    ['frame-src', 'https://js.stripe.com'],
    ['frame-src', 'https://*.js.stripe.com'],
    ['frame-src', 'https://hooks.stripe.com'],
    ['connect-src', 'https://api.stripe.com'],
    ['script-src', 'https://*.googletagmanager.com'],
    ['img-src', 'https://*.googletagmanager.com'],
    ['img-src', 'https://*.google-analytics.com'],
    ['connect-src', 'https://*.googletagmanager.com'],
    ['connect-src', 'https://*.google-analytics.com'],
    ['connect-src', 'https://*.analytics.google.com'],
    ['connect-src', 'https://www.google.com'],
    ['connect-src', 'https://firebase.googleapis.com'],
    ['connect-src', 'https://firebaseinstallations.googleapis.com'],
    ['script-src', 'https://apis.google.com'],
    ['frame-src', 'https://*.firebaseapp.com'],
    ['connect-src', 'https://identitytoolkit.googleapis.com'],
    ['connect-src', 'https://securetoken.googleapis.com'],
    ['connect-src', 'https://firestore.googleapis.com'],
    ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
    ['script-src', 'https://www.google.com/recaptcha/'],
    ['script-src', 'https://www.gstatic.com/recaptcha/'],
    ['frame-src', 'https://www.google.com/recaptcha/'],
  ])('the content security policy allows for %s: %s', async (directive, origin) => {
    const policy = parseDirectives(readPolicy((await readFirebaseConfig()).hosting.headers));
    expect(policy.get(directive)).toContain(origin);
  });
});
