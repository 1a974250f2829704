import { expect, test } from 'vitest';
import { requirePortalUrl } from './portal-settings';

const STAGING = {
  PORTAL_ENVIRONMENT: 'staging',
  PORTAL_URL_STAGING: 'https://staging.flexa.example',
};

test('a release goes to the environment whose address is set', () => {
  expect(() => requirePortalUrl('staging', STAGING)).not.toThrow();
});

test.each([
  ['without an environment', {}, /^PORTAL_ENVIRONMENT must be staging or production/],
  ['without its address', { PORTAL_ENVIRONMENT: 'staging' }, /^PORTAL_URL_STAGING is needed/],
  [
    'of another environment',
    { PORTAL_ENVIRONMENT: 'production', PORTAL_URL_PRODUCTION: 'https://flexa.example' },
    /^PORTAL_ENVIRONMENT is production, and the release goes to staging$/,
  ],
  [
    'with an address that is not secure',
    { ...STAGING, PORTAL_URL_STAGING: 'http://staging.flexa.example' },
    /PORTAL_URL_STAGING/,
  ],
])('a release %s is refused by the name of the setting', (_name, environment, message) => {
  expect(() => requirePortalUrl('staging', environment)).toThrow(message);
});
