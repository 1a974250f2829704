import { licenseKeysOf } from '@flexa/license/flexa';
import { accessibilityPage } from '@flexa/theme-engine/accessibility';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { contrastChecks } from '@flexa/theme-engine/checks';
import { checkTheme } from '@flexa/theme-engine/format';
import { documentOf, themeOf, type StudioDocument, type Theme } from '@flexa/theme-engine/model';
import type { OpenReport } from '@flexa/theme-engine/reports';
import { read, type Options, type Outcome } from './commands';
import { EXIT } from './failure';
import { openReports, reportsNamed, writeFiles } from './files';
import { placeOf } from './inside';
import { askMicrosoft, type MicrosoftFinding } from './microsoft';
import { checkSummary, holding, type Checked } from './summary';

interface Subject {
  readonly of: string;
  readonly document: StudioDocument;
  readonly base: Theme;
  readonly report: OpenReport | null;
  readonly askMicrosoft: () => Promise<MicrosoftFinding[] | null>;
}

/**
 * Errors, settings without effect, and contrast of a theme or of the themes of reports; of reports also what
 * Microsoft's validator says, where it is installed.
 */
export async function check([path = '']: readonly string[], options: Options): Promise<Outcome> {
  const subjects = /\.json$/i.test(path) ? [themeAt(path, options)] : reportsAt(path, options);
  if (options.html !== undefined) {
    const page = accessibilityPage(
      subjects.map(({ of, document, base, report }) => ({
        base,
        report,
        document,
        name: of,
        theme: themeOf(document),
      })),
    );
    writeFiles(options.html, new Map([[placeOf(options.html, options), page]]), options.within);
  }
  const results = await Promise.all(subjects.map(checked));
  const isFine = results.every(
    ({ errors, contrast, microsoft }) =>
      errors.length + contrast.length === 0 && !microsoft?.some(({ level }) => level === 'error'),
  );
  return {
    data: { results },
    text: results.flatMap(linesOf).join('\n'),
    code: isFine ? EXIT.fine : EXIT.found,
    markdown: () => checkSummary(results),
  };
}

const themeAt = (path: string, options: Options): Subject => ({
  of: path,
  document: read(path, options),
  base: CLASSIC.theme,
  report: null,
  askMicrosoft: () => Promise.resolve(null),
});

function reportsAt(path: string, options: Options): Subject[] {
  const place = placeOf(path, options);
  const opened = openReports(place);
  return reportsNamed(opened.reports, path, options.report).map((report) => ({
    of: report.name,
    document: documentOf(report.theme?.theme ?? {}, report.name),
    base: report.base.theme ?? CLASSIC.theme,
    report,
    async askMicrosoft() {
      const validator = (await options.validator?.()) ?? null;
      return validator && askMicrosoft(validator, { ...opened, place }, report, options.within);
    },
  }));
}

async function checked({ of, document, base, askMicrosoft: ask }: Subject): Promise<Checked> {
  const theme = themeOf(document);
  const { errors, ignored, settings } = checkTheme(theme, null);
  const contrast = contrastChecks(theme, document, base)
    .filter(({ passes }) => !passes)
    .map(({ id, label, words, ground, ratio, needed, fix }) => ({
      id,
      label,
      words,
      ground,
      ratio: Number(ratio.toFixed(2)),
      needed,
      fix: fix?.color ?? null,
    }));
  const keys = licenseKeysOf(theme).length;
  return { of, settings, errors, ignored, contrast, keys, microsoft: await ask() };
}

function linesOf(result: Checked): string[] {
  const { of, settings, errors, ignored, contrast, keys, microsoft } = result;
  return [
    `${of}: ${settings} settings, ${errors.length} errors, ${ignored.length} without effect, ${contrast.length} of too little contrast`,
    ...(keys > 0 ? [`  ${holding(keys)}`] : []),
    ...errors.map(({ at, message }) => `  error ${at}: ${message}`),
    ...ignored.map(({ at, message }) => `  ignored ${at}: ${message}`),
    ...contrast.map(
      ({ label, words, ground, ratio, needed, fix }) =>
        `  contrast ${label}: ${words} on ${ground} is ${ratio}, needs ${needed}${fix === null ? '' : `; ${fix} passes`}`,
    ),
    ...(microsoft ?? []).map(
      ({ level, code, message }) => `  Microsoft ${level} ${code}: ${message}`,
    ),
  ];
}
