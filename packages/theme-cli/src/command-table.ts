import { brand } from './brand';
import { check } from './check';
import { build, debt, diff, tokens, type Options, type Outcome } from './commands';
import { explainCommand } from './explain';
import { decisions, presets } from './lists';
import { repair } from './repair';
import { retheme } from './retheme';
import { undo } from './undo';

/** Options that every command accepts. */
export const COMMON_FLAGS = ['help', 'version', 'json', 'format', 'config'] as const;

export interface Command {
  /** Null for the server, which bin.ts starts. */
  readonly run: ((paths: readonly string[], options: Options) => Outcome | Promise<Outcome>) | null;
  readonly least: number;
  readonly most: number;
  /** Description of the arguments, if other than paths. */
  readonly wants?: string;
  /** Usage after the command's name. */
  readonly takes: string;
  readonly about: string;
  /** Its own options and their meanings. */
  readonly flags: Readonly<Record<string, string>>;
  /** Further lines of its help. */
  readonly more?: string;
}

const OUT = { 'out FILE': 'writes there instead of printing' };
const DRY_RUN = { 'dry-run': 'shows what would change and writes nothing' };
const REPORT = { 'report NAME': 'one report, if the folder holds several' };
const SUMMARY = { 'summary FILE': 'adds the result to a file, in Markdown' };
const PATHS = 'REPORT is a project folder, a zip of one, or a .pbix that holds PBIR.';

export const COMMANDS: Readonly<Record<string, Command>> = {
  build: {
    run: build,
    least: 1,
    most: 1,
    takes: 'FILE',
    about: 'the theme of a recipe, of design tokens or of a theme file',
    flags: OUT,
    more: 'Refuses a theme that Power BI rejects.',
  },
  brand: {
    run: brand,
    least: 1,
    most: 3,
    wants: 'one to three colours; put a # in quotes, or leave it out',
    takes: 'COLOUR [COLOUR] [COLOUR]',
    about: 'a theme for a brand, in which every colour passes its check',
    flags: {
      'out FILE': 'writes there instead of to brand-theme.json',
      'page PAGE': 'light or dark (light)',
      'name NAME': 'the name of the theme (Brand)',
    },
    more: `Example: flexa-theme brand '#e4002b' '#004b87' --out theme.json
Lists each colour that had to move for its contrast, or to differ from another, with the reason.`,
  },
  check: {
    run: check,
    least: 1,
    most: 1,
    takes: 'FILE|REPORT',
    about: 'errors, settings without effect and low contrast',
    flags: {
      'fail-on LEVELS': 'ends with 1 for warning, contrast or both (warning,contrast) too',
      'for organization': 'also checks that a theme is fit for the Fabric admin portal',
      'min-contrast N': 'minimum contrast of text (4.5)',
      'min-mark-contrast N': 'minimum contrast of marks and large text (3)',
      'show-ignored': 'lists the findings that .flexa-ignore.json accepts',
      'html FILE': 'writes an accessibility report',
      ...REPORT,
      ...SUMMARY,
    },
    more: `${PATHS}
Without --fail-on, errors alone end with 1. A file .flexa-ignore.json beside the theme or report accepts findings:
  [{ "rule": "unknown-key", "path": "/warning", "reason": "our viewer reads it" }]
--for organization takes a theme file. A licence key, more than 1 MB and an encoding other than UTF-8 are errors, too.
--format sarif and --format junit print the findings for pipelines.`,
  },
  repair: {
    run: repair,
    least: 1,
    most: 1,
    takes: 'FILE',
    about: 'writes a theme that is valid JSON and that Power BI accepts',
    flags: { 'out FILE': 'writes there instead of in place', ...DRY_RUN },
    more: 'Repairs encodings, comments, commas, quotes, braces, repeated keys and values whose meaning is clear.',
  },
  diff: {
    run: diff,
    least: 2,
    most: 2,
    takes: 'FILE FILE',
    about: 'the settings that differ between two themes',
    flags: {},
  },
  tokens: {
    run: tokens,
    least: 1,
    most: 1,
    takes: 'FILE',
    about: 'the decisions of a theme as design tokens (DTCG)',
    flags: OUT,
  },
  debt: {
    run: debt,
    least: 1,
    most: 1,
    takes: 'REPORT',
    about: 'the colours, fonts and sizes that a report hard-codes',
    flags: { 'min-score N': 'ends with 1 below this score (0 to 100)', ...REPORT, ...SUMMARY },
    more: PATHS,
  },
  retheme: {
    run: retheme,
    least: 1,
    most: 1,
    takes: 'REPORT --theme FILE',
    about: 'puts a theme on a report',
    flags: {
      'theme FILE': 'the theme, recipe or design tokens',
      ...DRY_RUN,
      ...REPORT,
      all: 'every report of the folder',
      'kinds KINDS': 'hard-coded values that follow the theme: color,font,size',
      'keep-text': 'keeps fonts and text sizes that differ from the theme’s',
      'out FILE': 'writes an archive there instead of in place',
      'pictures FOLDER': 'draws the pages before and after',
      ...SUMMARY,
    },
    more: `${PATHS}
Prints the changes, then writes them all or none. undo restores the files.`,
  },
  undo: {
    run: undo,
    least: 0,
    most: 1,
    takes: '[REPORT|FILE]',
    about: 'restores what the last retheme or repair replaced',
    flags: { ...DRY_RUN, force: 'restores even if files have changed since' },
    more: 'If a file has changed since, undo lists it, restores nothing and ends with 1.',
  },
  explain: {
    run: explainCommand,
    least: 1,
    most: Infinity,
    wants: 'words',
    takes: 'SETTING',
    about: 'finds settings by words or by place, and shows their valid values',
    flags: { 'theme FILE': 'adds the value in this theme' },
    more: 'Example: flexa-theme explain font size of card',
  },
  presets: {
    run: presets,
    least: 0,
    most: 0,
    takes: '',
    about: 'the themes that a recipe can start from',
    flags: {},
  },
  decisions: {
    run: decisions,
    least: 0,
    most: 0,
    takes: '',
    about: 'the decisions of a recipe, with their defaults',
    flags: {},
  },
  mcp: {
    run: null,
    least: 0,
    most: 1,
    takes: '[FOLDER]',
    about: 'a server for assistants (MCP) on the files of a folder',
    flags: {},
  },
};

const formatUsage = (name: string, { takes }: Command) => `${name} ${takes}`.trim();

const formatRows = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, about]) => `  ${term.padEnd(width)}  ${about}`).join('\n');
};

const COMMON = formatRows([
  ['--format FORMAT', 'text, json, and for check sarif or junit; --json is short for json'],
  ['--config FILE', 'defaults of the options (flexa-theme.json, if it exists)'],
  ['-h, --help', 'help for a command'],
  ['--version', 'the version'],
]);

const ENDINGS =
  'Exit codes: 0 fine, 1 findings, 2 wrong use or unreadable input, 3 no licence in a pipeline.';

export const HELP = `flexa-theme: Power BI themes from the command line

${formatRows(Object.entries(COMMANDS).map(([name, command]) => [formatUsage(name, command), command.about]))}

${COMMON}

flexa-theme COMMAND --help shows the options of a command.
${ENDINGS}`;

/** Formats the help of one command. */
export function formatHelp(name: string, command: Command): string {
  const flags = Object.entries(command.flags).map(([flag, about]) => [`--${flag}`, about] as const);
  return [
    `flexa-theme ${formatUsage(name, command)}`,
    `  ${command.about}`,
    ...(flags.length > 0 ? ['', formatRows(flags)] : []),
    '',
    COMMON,
    ...(command.more === undefined ? [] : ['', command.more]),
    ENDINGS,
  ].join('\n');
}

/** Returns true if a command accepts an option. */
export const takesFlag = ({ flags }: Command, flag: string) =>
  COMMON_FLAGS.some((each) => each === flag) ||
  Object.keys(flags).some((each) => each.split(' ')[0] === flag);
