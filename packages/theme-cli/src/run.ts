import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '@flexa/contracts/describe-error';
import { type PublicKey } from '@flexa/license/core';
import { isObject, type Json } from '@flexa/theme-engine/model';
import { COMMANDS, HELP, formatHelp, takesFlag, type Command } from './command-table';
import { EXIT, Failure, refuseChoice, toFailure } from './failure';
import { addTo, readText } from './files';
import { requireLicence, type Environment } from './licence';
import type { FindValidator } from './microsoft';
import { formatFailedJunit } from './junit';
import { createFailedSarifLog } from './sarif';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly cwd: string;
  readonly env: Environment;
  readonly keys: readonly PublicKey[];
  readonly validator?: FindValidator;
  /** The version of the package. */
  readonly version?: string;
  /** Prints immediately for people. Without it, the result contains everything. */
  readonly print?: (text: string) => void;
}

const FLAGS = {
  json: { type: 'boolean' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'keep-text': { type: 'boolean' },
  all: { type: 'boolean' },
  force: { type: 'boolean' },
  'show-ignored': { type: 'boolean' },
  'fail-on': { type: 'string' },
  for: { type: 'string' },
  'min-contrast': { type: 'string' },
  'min-mark-contrast': { type: 'string' },
  report: { type: 'string' },
  config: { type: 'string' },
  theme: { type: 'string' },
  out: { type: 'string' },
  kinds: { type: 'string' },
  'min-score': { type: 'string' },
  pictures: { type: 'string' },
  html: { type: 'string' },
  page: { type: 'string' },
  name: { type: 'string' },
  summary: { type: 'string' },
} as const;

/** Runs the command line once. It touches nothing but files. */
export async function run(
  args: readonly string[],
  { cwd, env, keys, validator, print, version = '0.0.0' }: Surroundings,
): Promise<Ended> {
  const format = findFormat(args);
  const isJson = format === 'json';
  const warnings: string[] = [];
  try {
    const { values, positionals } = parseArguments(args);
    if (values.version) return { code: EXIT.fine, out: version, err: '' };
    const [name = 'help', ...paths] = positionals;
    if (name === 'help' || values.help)
      return { code: EXIT.fine, out: chooseHelp(name, paths), err: '' };
    const command = findCommand(name);
    if (!command.run) throw new Failure(`${name}: is started by flexa-theme itself`);
    requireUse(name, command, paths, Object.keys(values));
    if (values.format !== undefined && !FORMATS.some((each) => each === values.format)) {
      refuseChoice('format', 'format', values.format, FORMATS);
    }
    requireLicence(env, keys);
    const defaults = readDefaults(values.config, cwd);
    const given = { ...defaults, ...values };
    const score = given['min-score'];
    const outcome = await command.run(paths, {
      cwd,
      ...(validator && { validator }),
      dryRun: values['dry-run'] ?? false,
      keepText: values['keep-text'] ?? false,
      all: values.all ?? false,
      force: values.force ?? false,
      ...(print && !isJson && { print }),
      ...(values.report !== undefined && { report: values.report }),
      ...(given.theme !== undefined && { theme: given.theme }),
      ...(given.out !== undefined && { out: given.out }),
      ...(given.kinds !== undefined && { kinds: given.kinds }),
      showIgnored: values['show-ignored'] ?? false,
      warn: (text: string) => warnings.push(text),
      ...(given['fail-on'] !== undefined && { failOn: given['fail-on'] }),
      ...(values.for !== undefined && { audience: values.for }),
      ...(score !== undefined && { minScore: parseNumber('min-score', score, 0, 100) }),
      ...(given['min-contrast'] !== undefined && {
        minContrast: parseNumber('min-contrast', given['min-contrast'], 1, 21),
      }),
      ...(given['min-mark-contrast'] !== undefined && {
        minMarkContrast: parseNumber('min-mark-contrast', given['min-mark-contrast'], 1, 21),
      }),
      ...(values.pictures !== undefined && { pictures: values.pictures }),
      ...(values.html !== undefined && { html: values.html }),
      ...(values.page !== undefined && { page: values.page }),
      ...(values.name !== undefined && { name: values.name }),
    });
    if (values.summary !== undefined) {
      if (!outcome.markdown) throw new Failure(`${name}: takes no --summary`);
      addTo(resolve(cwd, values.summary), `${outcome.markdown()}\n\n`);
    }
    const data = warnings.length > 0 ? { ...outcome.data, warnings } : outcome.data;
    const out =
      format === 'text'
        ? outcome.text
        : format === 'json'
          ? JSON.stringify(data, null, 2)
          : outcome.formats?.[format](version);
    if (out === undefined) throw new Failure(`${name}: takes no --format ${format}`);
    return { code: outcome.code, out, err: warnings.join('\n') };
  } catch (error) {
    const failure = toFailure(error);
    return {
      code: failure.code,
      out: formatFailure(failure, format, { version, cwd }),
      err: failure.message,
    };
  }
}

const FORMATS = ['text', 'json', 'sarif', 'junit'] as const;
type Format = (typeof FORMATS)[number];

/** Returns the output format, also for an error in other options. */
function findFormat(args: readonly string[]): Format {
  const given = args.map((arg, i) =>
    arg === '--format' ? args[i + 1] : /^--format=(.*)$/.exec(arg)?.[1],
  );
  const format = FORMATS.find((each) => given.includes(each));
  return format ?? (args.includes('--json') ? 'json' : 'text');
}

function formatFailure(
  { message, finding }: Failure,
  format: Format,
  context: { readonly version: string; readonly cwd: string },
): string {
  switch (format) {
    case 'text':
      return '';
    case 'json':
      return JSON.stringify({ error: message }, null, 2);
    case 'sarif':
      return JSON.stringify(
        createFailedSarifLog(finding, { ...context, failure: message }),
        null,
        2,
      );
    case 'junit':
      return formatFailedJunit(message);
  }
}

function findCommand(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command;
  throw new Failure(`${name}: unknown command; see flexa-theme --help`);
}

function chooseHelp(name: string, paths: readonly string[]): string {
  const asked = name === 'help' ? paths[0] : name;
  return asked === undefined ? HELP : formatHelp(asked, findCommand(asked));
}

function requireUse(
  name: string,
  command: Command,
  paths: readonly string[],
  flags: readonly string[],
) {
  const { least, most, wants } = command;
  if (paths.length > most || paths.length < least) {
    const wanted = wants ?? ['no path', 'one path', 'two paths'][most] ?? 'paths';
    throw new Failure(
      `${name}: takes ${wanted}, ${paths.length} given; see flexa-theme ${name} --help`,
    );
  }
  const unknown = flags.find((flag) => !takesFlag(command, flag));
  if (unknown === undefined) return;
  throw new Failure(`${name}: takes no --${unknown}; see flexa-theme ${name} --help`);
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new Failure(describeError(error));
  }
}

function parseNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= least && number <= most) return number;
  throw new Failure(`--${option}: ${text} is not a number from ${least} to ${most}`);
}

const DEFAULTS = [
  'theme',
  'out',
  'kinds',
  'min-score',
  'fail-on',
  'min-contrast',
  'min-mark-contrast',
] as const;
type Defaults = Partial<Record<(typeof DEFAULTS)[number], string>>;

function readDefaults(named: string | undefined, cwd: string): Defaults {
  const file = named ?? 'flexa-theme.json';
  if (named === undefined && !existsSync(join(cwd, file))) return {};
  const json = parseJson(readText(join(cwd, file)), file);
  const defaults: Defaults = {};
  for (const [key, value] of Object.entries(json)) {
    const known = DEFAULTS.find((each) => each === key);
    if (known === undefined) throw new Failure(`${file}: ${key}: unknown field`);
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Failure(`${file}: ${key}: is not text`);
    }
    defaults[known] = String(value);
  }
  return defaults;
}

function parseJson(text: string, file: string) {
  try {
    const value = JSON.parse(text) as Json;
    if (isObject(value)) return value;
  } catch {
    throw new Failure(`${file}: is not valid JSON`);
  }
  throw new Failure(`${file}: has to be one object in braces`);
}
