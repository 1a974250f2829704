import { join, resolve } from 'node:path';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { contrastChecks } from '@flexa/theme-engine/checks';
import { checkTheme } from '@flexa/theme-engine/format';
import { compare } from '@flexa/theme-engine/import';
import { documentText, documentOf, themeOf, type StudioDocument } from '@flexa/theme-engine/model';
import {
  debtOf,
  repacked,
  rethemed,
  SWEEP_ALL,
  type LiteralKind,
} from '@flexa/theme-engine/reports';
import { resolvedTheme } from '@flexa/theme-engine/resolve';
import { EXIT, Failure } from './failure';
import { openReports, readBytes, readText, removeFile, writeFile } from './files';
import { documentIn } from './input';

export interface Options {
  readonly cwd: string;
  readonly theme?: string;
  readonly out?: string;
  readonly kinds?: string;
  readonly minScore?: number;
  readonly dryRun: boolean;
}

/** What a command found: for a program, for people, and how the run ends. */
export interface Outcome {
  readonly data: object;
  readonly text: string;
  readonly code: number;
}

const fine = (data: object, text: string): Outcome => ({ data, text, code: EXIT.fine });
const read = (path: string, { cwd }: Options): StudioDocument =>
  documentIn(readText(resolve(cwd, path)), path);

/** The theme of a recipe or a theme file, as the studio downloads it. */
export function build([path = '']: readonly string[], options: Options): Outcome {
  const text = documentText(read(path, options));
  if (options.out === undefined) return fine({ theme: JSON.parse(text) as object }, text.trimEnd());
  writeFile(resolve(options.cwd, options.out), text);
  return fine({ written: options.out }, `${options.out} written`);
}

/** Errors, settings without effect, and contrast of a theme or of the themes of reports. */
export function check([path = '']: readonly string[], options: Options): Outcome {
  const isTheme = /\.json$/i.test(path);
  const checked = isTheme
    ? [{ of: path, document: read(path, options), base: CLASSIC.theme }]
    : openReports(resolve(options.cwd, path)).reports.map(({ name, theme, base }) => ({
        of: name,
        document: documentOf(theme?.theme ?? {}, name),
        base: base.theme ?? CLASSIC.theme,
      }));
  const results = checked.map(({ of, document, base }) => {
    const theme = themeOf(document);
    const { errors, ignored, settings } = checkTheme(theme, null);
    const contrast = contrastChecks(theme, document, base)
      .filter(({ passes }) => !passes)
      .map(({ id, label, words, ground, ratio, needed, fix }) => ({
        ...{ id, label, words, ground, ratio: Number(ratio.toFixed(2)), needed },
        fix: fix?.color ?? null,
      }));
    return { of, settings, errors, ignored, contrast };
  });
  const lines = results.flatMap(({ of, settings, errors, ignored, contrast }) => [
    `${of}: ${settings} settings, ${errors.length} errors, ${ignored.length} without effect, ${contrast.length} of too little contrast`,
    ...errors.map(({ at, message }) => `  error ${at}: ${message}`),
    ...ignored.map(({ at, message }) => `  ignored ${at}: ${message}`),
    ...contrast.map(
      ({ label, words, ground, ratio, needed, fix }) =>
        `  contrast ${label}: ${words} on ${ground} is ${ratio}, needs ${needed}${fix === null ? '' : `; ${fix} passes`}`,
    ),
  ]);
  const isFine = results.every(({ errors, contrast }) => errors.length + contrast.length === 0);
  return { data: { results }, text: lines.join('\n'), code: isFine ? EXIT.fine : EXIT.found };
}

/** Every setting that two themes have otherwise. */
export function diff([one = '', other = '']: readonly string[], options: Options): Outcome {
  const differences = compare(themeOf(read(one, options)), themeOf(read(other, options))).map(
    ({ at, label, mine, theirs }) => ({ at, label, before: mine ?? null, after: theirs ?? null }),
  );
  const lines = differences.map(
    ({ at, before, after }) => `${at}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  );
  const code = differences.length === 0 ? EXIT.fine : EXIT.found;
  return { data: { differences }, text: lines.join('\n') || 'No differences', code };
}

/** What reports say themselves instead of leaving it to their theme. */
export function debt([path = '']: readonly string[], options: Options): Outcome {
  const reports = openReports(resolve(options.cwd, path)).reports.map((report) => {
    const base = report.base.theme ?? CLASSIC.theme;
    const { items, pages, score } = debtOf(report, resolvedTheme(report.theme?.theme ?? {}, base));
    const literals = items.map(({ literal, nearest, isNeedless }) => ({
      ...{ path: literal.file.path, page: literal.page, visual: literal.visual },
      ...{ setting: `${literal.card}.${literal.property}`, kind: literal.kind },
      ...{ value: literal.value, nearest: nearest?.role.name ?? null, isNeedless },
    }));
    return { name: report.name, score, pages, literals, unread: report.unread };
  });
  const lines = reports.flatMap(({ name, score, pages, literals, unread }) => [
    `${name}: score ${score} of 100, ${literals.length} hard-coded values`,
    ...pages.map((page) => `  ${page.title}: ${page.score}, ${page.count} values`),
    ...unread.map((file) => `  not read: ${file} is not valid JSON`),
  ]);
  const isFine = reports.every(({ score }) => score >= (options.minScore ?? 0));
  return { data: { reports }, text: lines.join('\n'), code: isFine ? EXIT.fine : EXIT.found };
}

const KINDS: readonly LiteralKind[] = ['color', 'font', 'size'];

/** Reports in another theme: written in place, or elsewhere for an archive with --out. */
export function retheme([path = '']: readonly string[], options: Options): Outcome {
  if (options.theme === undefined) throw new Failure('retheme: --theme FILE is missing');
  const theme = themeOf(read(options.theme, options));
  const given = options.kinds?.split(',') ?? KINDS;
  const kinds = KINDS.filter((kind) => given.includes(kind));
  const unknown = given.find((kind) => !KINDS.some((each) => each === kind));
  if (unknown !== undefined)
    throw new Failure(`--kinds: ${unknown} is none of ${KINDS.join(', ')}`);
  const place = resolve(options.cwd, path);
  const { isFolder, reports } = openReports(place);
  if (isFolder && options.out !== undefined) {
    throw new Failure('--out: a folder is written in place; copy it first to keep it as it is');
  }
  const done = reports.map((report) =>
    rethemed(report, theme, { ...SWEEP_ALL, kinds: new Set(kinds) }),
  );
  const changed = new Map(done.flatMap(({ files }) => [...files]));
  const changes = done.flatMap((each) => each.changes);
  if (!options.dryRun) {
    if (!isFolder) {
      const target = resolve(options.cwd, options.out ?? path);
      writeFile(target, repacked(readBytes(place), changed));
    } else {
      for (const [file, bytes] of changed) {
        if (bytes !== null) writeFile(join(place, file), bytes);
      }
      for (const [file, bytes] of changed) if (bytes === null) removeFile(join(place, file));
    }
  }
  const lines = changes.map(
    ({ page, visual, setting, before, after }) =>
      `${[page, visual, setting].filter((each) => each !== '').join(' · ')}: ${before} → ${after}`,
  );
  const said = `${changes.length} changes in ${changed.size} files${options.dryRun ? ', nothing written' : ''}`;
  return fine({ files: [...changed.keys()], changes }, [...lines, said].join('\n'));
}
