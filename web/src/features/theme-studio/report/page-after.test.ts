import { expect, it } from 'vitest';
import { DEFAULT_DECISIONS, themeOf } from '@flexa/theme-engine/model';
import { reportsIn, rethemed, withChanges } from '@flexa/theme-engine/reports';
import { sampleReports } from '@flexa/theme-engine/testing';
import { pageAfter } from './page-after';

const THEME = themeOf({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });

it.each([...sampleReports()])('each page of %s is as the whole report has it', (_, files) => {
  const [report] = reportsIn(files);
  const change = rethemed(report!, THEME);
  const [after] = reportsIn(withChanges(files, change));
  expect(report!.pages.map((page) => pageAfter(files, change, page))).toEqual(after!.pages);
});
