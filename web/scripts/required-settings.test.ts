import { expect, test } from 'vitest';
import { requireSettings } from './required-settings';

const WHOLE = {
  VITE_OPERATOR_NAME: 'Your Company Ltd',
  VITE_OPERATOR_ADDRESS: '1 Your Street, Your Town',
  VITE_PUBLIC_URL: 'https://your.domain',
};

test('a build with operator and addresses is accepted', () => {
  expect(() => requireSettings(WHOLE)).not.toThrow();
});

test.each(Object.keys(WHOLE))('a build with a missing or empty %s is refused', (name) => {
  expect(() => requireSettings({ ...WHOLE, [name]: undefined })).toThrow(name);
  expect(() => requireSettings({ ...WHOLE, [name]: ' ' })).toThrow(name);
});

test('a build for the emulators needs no settings', () => {
  expect(() => requireSettings({ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099' })).not.toThrow();
});
