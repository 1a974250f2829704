import { describe, expect, test, vi } from 'vitest';
import type { LicenseCheck } from '../check.js';
import type { LicenseState } from '../state.js';
import { fillLandingPage } from './landing-page.js';
import { chooseLicenseNotice } from './notice.js';
import { showNotice } from './show-notice.js';

const LICENSED = ['valid', 'trial', 'grace'];
const buildCheck = (state: LicenseState, daysLeft = 10): LicenseCheck => ({
  state,
  daysLeft,
  isLicensed: LICENSED.includes(state),
  message: `It is ${state}.`,
  claims: null,
  endsAt: null,
  fault: null,
});
const STYLE = { color: 'black', background: 'white', fontFamily: 'Arial' };

describe('chooseLicenseNotice', () => {
  const READER = { usesPaidFeatures: true, isEditing: false };
  const AUTHOR = { usesPaidFeatures: true, isEditing: true };

  test.each<[LicenseState, number]>([
    ['valid', 300],
    ['trial', 1],
    ['grace', 1],
  ])('a reader sees no notice while the licence is %s', (state, daysLeft) => {
    expect(chooseLicenseNotice(buildCheck(state, daysLeft), READER)).toBeNull();
  });

  test.each<LicenseState>(['missing', 'malformed', 'wrong-product', 'revoked', 'expired'])(
    'a paid feature has a watermark if the licence is %s, and the author sees the reason',
    (state) => {
      expect(chooseLicenseNotice(buildCheck(state), READER)).toEqual({
        kind: 'watermark',
        text: 'Unlicensed',
      });
      expect(chooseLicenseNotice(buildCheck(state), AUTHOR)).toEqual({
        kind: 'watermark',
        text: `It is ${state}.`,
      });
    },
  );

  test('free features never carry a watermark', () => {
    expect(
      chooseLicenseNotice(buildCheck('missing'), { ...AUTHOR, usesPaidFeatures: false }),
    ).toBeNull();
    expect(
      chooseLicenseNotice(buildCheck('expired'), { ...READER, usesPaidFeatures: false }),
    ).toBeNull();
    expect(
      chooseLicenseNotice(buildCheck('expired'), { ...AUTHOR, usesPaidFeatures: false }),
    ).toEqual({
      kind: 'note',
      text: 'It is expired.',
    });
  });

  test('the author sees a note in the last five days of a trial, and during grace', () => {
    expect(chooseLicenseNotice(buildCheck('trial', 6), AUTHOR)).toBeNull();
    expect(chooseLicenseNotice(buildCheck('trial', 5), AUTHOR)?.kind).toBe('note');
    expect(chooseLicenseNotice(buildCheck('grace', 14), AUTHOR)?.kind).toBe('note');
    expect(chooseLicenseNotice(buildCheck('valid', 1), AUTHOR)).toBeNull();
  });
});

test('showNotice shows one notice at a time, replaces it and removes it', () => {
  const root = document.createElement('div');
  showNotice(root, { kind: 'watermark', text: 'Unlicensed' }, STYLE);
  showNotice(root, { kind: 'note', text: 'Trial, 1 day left' }, STYLE);
  expect(root.childElementCount).toBe(1);
  expect(root.querySelector('[role=note]')?.textContent).toBe('Trial, 1 day left');
  expect(root.querySelector<HTMLElement>('[role=note]')?.style.pointerEvents).toBe('none');
  // Opacity would lower the contrast of the chosen colours.
  expect(root.querySelector<HTMLElement>('[role=note]')?.style.opacity).toBe('');
  showNotice(root, null, STYLE);
  expect(root.childElementCount).toBe(0);
});

test('the landing page lists the steps and lets the host open its link', () => {
  const root = document.createElement('div');
  const openLink = vi.fn();
  const page = {
    title: 'Variance columns',
    lead: 'Actual over plan.',
    steps: ['Drag a category'],
    link: { label: 'How it works', url: 'https://example.com/help' },
  };
  fillLandingPage(root, page, { color: 'black', accent: 'blue', fontFamily: 'Arial' }, openLink);
  expect(root.querySelector('h2')?.textContent).toBe('Variance columns');
  expect(root.querySelectorAll('li')).toHaveLength(1);
  root.querySelector('button')?.click();
  expect(openLink).toHaveBeenCalledWith('https://example.com/help');
});
