import type { Decisions } from '../model/decisions';

/**
 * Values that links of version 1 leave out. They never change, so links already sent keep their
 * meaning when the studio's defaults change.
 */
export const DEFAULTS_1: Decisions = {
  page: 'light',
  dataColors: [
    '#2563c9',
    '#217b69',
    '#ac6a00',
    '#c12b4b',
    '#602da2',
    '#408bc6',
    '#839b56',
    '#293c5a',
  ],
  accent: '#2563c9',
  accentFill: '#2563c9',
  tableAccent: '#2563c9',
  pageBackground: '#eef2f7',
  background: '#ffffff',
  secondaryBackground: '#e9edf3',
  outspace: '#e3e8ef',
  firstLevel: '#1b2433',
  secondLevel: '#4d5a6e',
  thirdLevel: '#e9edf3',
  fourthLevel: '#646d7d',
  good: '#0e8253',
  neutral: '#b07400',
  bad: '#d33a45',
  minimum: '#ffffff',
  center: '#dbe7fb',
  maximum: '#2563c9',
  missing: '#c9d1dc',
  font: 'Segoe UI',
  title: { weight: 'semibold', size: 14 },
  callout: { weight: 'semibold', size: 28 },
  header: { weight: 'semibold', size: 10 },
  label: { weight: 'regular', size: 10 },
  corners: 8,
  hasBorder: true,
  hasShadow: false,
};
