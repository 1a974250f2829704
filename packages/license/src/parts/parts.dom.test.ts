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

describe('the notice about a licence', () => {
  const reading = { usesPaidFeatures: true, isEditing: false };
  const editing = { usesPaidFeatures: true, isEditing: true };

  test.each<[LicenseState, number]>([
    ['valid', 300],
    ['trial', 1],
    ['grace', 1],
  ])('a reader of a report with a licence (%s) sees nothing', (state, daysLeft) => {
    expect(chooseLicenseNotice(buildCheck(state, daysLeft), reading)).toBeNull();
  });

  test.each<LicenseState>(['missing', 'malformed', 'wrong-product', 'revoked', 'expired'])(
    'without one (%s) paid features carry a watermark, the author reads why',
    (state) => {
      expect(chooseLicenseNotice(buildCheck(state), reading)).toEqual({
        kind: 'watermark',
        text: 'Unlicensed',
      });
      expect(chooseLicenseNotice(buildCheck(state), editing)).toEqual({
        kind: 'watermark',
        text: `It is ${state}.`,
      });
    },
  );

  test('free features never carry a watermark', () => {
    expect(
      chooseLicenseNotice(buildCheck('missing'), { ...editing, usesPaidFeatures: false }),
    ).toBeNull();
    expect(
      chooseLicenseNotice(buildCheck('expired'), { ...reading, usesPaidFeatures: false }),
    ).toBeNull();
    expect(
      chooseLicenseNotice(buildCheck('expired'), { ...editing, usesPaidFeatures: false }),
    ).toEqual({
      kind: 'note',
      text: 'It is expired.',
    });
  });

  test('the author sees a note in the last five days of a trial, and during grace', () => {
    expect(chooseLicenseNotice(buildCheck('trial', 6), editing)).toBeNull();
    expect(chooseLicenseNotice(buildCheck('trial', 5), editing)?.kind).toBe('note');
    expect(chooseLicenseNotice(buildCheck('grace', 14), editing)?.kind).toBe('note');
    expect(chooseLicenseNotice(buildCheck('valid', 1), editing)).toBeNull();
  });
});

test('a notice comes once, changes and goes', () => {
  const root = document.createElement('div');
  showNotice(root, { kind: 'watermark', text: 'Unlicensed' }, STYLE);
  showNotice(root, { kind: 'note', text: 'Trial, 1 day left' }, STYLE);
  expect(root.childElementCount).toBe(1);
  expect(root.querySelector('[role=note]')?.textContent).toBe('Trial, 1 day left');
  expect(root.querySelector<HTMLElement>('[role=note]')?.style.pointerEvents).toBe('none');
  // Faint words would have less contrast than the colours that were chosen.
  expect(root.querySelector<HTMLElement>('[role=note]')?.style.opacity).toBe('');
  showNotice(root, null, STYLE);
  expect(root.childElementCount).toBe(0);
});

test('the landing page says what to do and leaves links to the host', () => {
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
