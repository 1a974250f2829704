import { expect, test } from 'vitest';
import { parseConfig } from './config';

test('the environment is parsed', () => {
  expect(parseConfig({ GCLOUD_PROJECT: 'flexa' })).toEqual({ projectId: 'flexa', emulated: false });
  expect(parseConfig({ GCLOUD_PROJECT: 'demo-flexa', FUNCTIONS_EMULATOR: 'true' })).toEqual({
    projectId: 'demo-flexa',
    emulated: true,
  });
});

test('every wrong variable is named at once', () => {
  expect(() => parseConfig({ GCLOUD_PROJECT: '', FUNCTIONS_EMULATOR: 'perhaps' })).toThrow(
    /^Set these environment variables: GCLOUD_PROJECT \(.+\), FUNCTIONS_EMULATOR \(.+\)$/,
  );
});
