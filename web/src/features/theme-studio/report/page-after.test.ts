import { expect, it } from 'vitest';
import { DEFAULT_DECISIONS, compileTheme } from '@flexa/theme-engine/model';
import { readReports, rethemeReport, applyFileChanges } from '@flexa/theme-engine/reports';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { readPageAfter } from './page-after';

const THEME = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });

it.each([...readSampleReports()])('each page of %s is as the whole report has it', (_, files) => {
  const [report] = readReports(files);
  const change = rethemeReport(report!, THEME);
  const [after] = readReports(applyFileChanges(files, change));
  expect(report!.pages.map((page) => readPageAfter(files, change, page))).toEqual(after!.pages);
});

it('looks at the files of that page alone', () => {
  const [files] = [...readSampleReports().values()];
  const [report] = readReports(files!);
  const change = rethemeReport(report!, THEME);
  const [page] = report!.pages;
  const readPaths = new Set<string>();
  class Watched extends Map<string, Uint8Array> {
    override get(path: string) {
      readPaths.add(path);
      return files!.get(path);
    }
    override [Symbol.iterator](): never {
      throw new Error('All files are gone through');
    }
  }
  expect(readPageAfter(new Watched(), { ...change, files: new Map() }, page!)).toEqual(page);
  const folder = page!.path.replace('page.json', '');
  expect([...readPaths].filter((path) => !path.startsWith(folder))).toEqual([
    `${report!.root}definition/report.json`,
  ]);
});
