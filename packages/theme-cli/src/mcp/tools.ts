import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { MAX_BRAND_COLORS } from '@flexa/theme-engine/brand';
import { DECISION_LIST, STUDIO_PRESETS } from '@flexa/theme-engine/model';
import * as z from 'zod';
import { check } from '../check';
import { build, type Options, type Outcome } from '../commands';
import { Failure } from '../failure';
import type { FindValidator } from '../microsoft';
import { retheme } from '../retheme';
import { explain } from '../explain';
import { runForAssistant, formatAnswer, formatThemeAnswer } from './answer';

/** Name of an inline theme in messages. */
const GIVEN = 'theme.json';

const describePath = (what: string) => z.string().min(1).describe(`${what}; a path in this folder`);
const object = z.record(z.string(), z.json());

const decisions = z
  .strictObject(
    Object.fromEntries(
      DECISION_LIST.map(({ key, description }) => [key, z.json().optional().describe(description)]),
    ),
  )
  .describe('Differences from the preset');

const theme = z
  .union([describePath('A theme, recipe or design tokens'), object])
  .describe('A path in this folder, or a theme, recipe or design tokens themselves');

const makeTheme = z.strictObject({
  name: z.string().optional().describe('Name of the theme'),
  preset: z
    .enum(STUDIO_PRESETS.map((preset) => preset.name))
    .optional()
    .describe('Theme to start from'),
  brand: z
    .array(z.string())
    .min(1)
    .max(MAX_BRAND_COLORS)
    .optional()
    .describe('Brand colours as #e4002b, the main one first: all colours of the theme follow'),
  page: z.enum(['light', 'dark']).optional(),
  decisions: decisions.optional(),
  changes: object
    .optional()
    .describe('Single settings: { "/place/of/setting": { "set": value } }; see explain_setting'),
  from: describePath('A recipe, design tokens or a theme, instead of all of the above').optional(),
  out: describePath('Path for the theme, ending in .json').optional(),
  whole: z
    .boolean()
    .default(false)
    .describe('Returns a large theme completely instead of only its beginning'),
});

const checkTheme = z.strictObject({
  theme: theme.describe('A path of a theme or report in this folder, or a theme or recipe itself'),
});

const rethemeReport = z.strictObject({
  report: describePath('A project folder, a zip of one or a .pbix that holds PBIR'),
  theme,
  name: z.string().optional().describe('Folder or name of one report, if the folder holds several'),
  all: z.boolean().default(false).describe('Every report of the folder'),
  kinds: z
    .array(z.enum(['color', 'font', 'size']))
    .min(1)
    .optional()
    .describe('Kinds of hard-coded values that follow the theme; all by default'),
  keep_text: z
    .boolean()
    .default(false)
    .describe('Keeps fonts and text sizes that differ from the theme’s'),
  dry_run: z.boolean().default(true).describe('Only list the changes; false writes them'),
  out: describePath('Path for a zip or .pbix; its own if left out').optional(),
});

const explainSetting = z.strictObject({
  setting: z
    .string()
    .min(1)
    .describe('A place, as /visualStyles/card/*/labels/0/fontSize, or words'),
  theme: theme.optional(),
});

/** Converts a call's theme for the commands: its path, or the name of inline content. */
const prepareTheme = (given: z.infer<typeof theme>) =>
  typeof given === 'string'
    ? { theme: given }
    : { theme: GIVEN, texts: new Map([[GIVEN, JSON.stringify(given)]]) };

type Recipe = Omit<z.infer<typeof makeTheme>, 'whole'>;

function buildRecipe({ from, out, ...recipe }: Recipe, ground: Options): Outcome {
  const options = { ...ground, ...(out !== undefined && { out: requireJsonPath(out) }) };
  if (from === undefined) {
    const texts = new Map([['recipe', JSON.stringify({ decisions: {}, ...recipe })]]);
    return build(['recipe'], { ...options, texts });
  }
  const [extra] = Object.keys(recipe);
  if (extra === undefined) return build([from], options);
  throw new Failure(`${extra}: can't be combined with from`);
}

function requireJsonPath(out: string): string {
  if (/\.json$/i.test(out)) return out;
  throw new Failure(`out: ${out} does not end in .json`);
}

export function addTools(server: McpServer, root: string, validator: FindValidator) {
  const ground: Options = { cwd: root, within: root, dryRun: false, validator };
  server.registerTool(
    'make_theme',
    {
      title: 'Make a theme',
      description:
        'Makes a Power BI theme from brand colours, a recipe (preset, page, decisions, changes), design tokens or a theme file, and returns or writes it. Lists each adjusted brand colour with the reason.',
      inputSchema: makeTheme,
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ whole, ...given }) =>
      runForAssistant(
        (warn) => buildRecipe(given, { ...ground, warn }),
        (outcome) =>
          'theme' in outcome.data ? formatThemeAnswer(outcome, whole) : formatAnswer(outcome),
      ),
  );
  server.registerTool(
    'check_theme',
    {
      title: 'Check a theme',
      description:
        'Lists settings that Power BI rejects, settings without effect, and low contrast with a colour that passes. For a report, also lists the findings of Microsoft’s validator if it is installed.',
      inputSchema: checkTheme,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (given) => {
      const { theme: of, ...rest } = prepareTheme(given.theme);
      return runForAssistant((warn) => check([of], { ...ground, ...rest, warn }));
    },
  );
  server.registerTool(
    'retheme_report',
    {
      title: 'Put a theme on a report',
      description:
        'Replaces the theme of a Power BI report (PBIR) and its hard-coded colours, fonts and text sizes by the theme’s. Text runs, single series and style presets keep their fonts and sizes. Lists the changes; writes all or none of them with dry_run false.',
      inputSchema: rethemeReport,
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ report, theme: of, name, all, kinds, keep_text: keepText, dry_run: dryRun, out }) =>
      runForAssistant((warn) =>
        retheme([report], {
          ...ground,
          warn,
          ...prepareTheme(of),
          dryRun,
          keepText,
          all,
          ...(name !== undefined && { report: name }),
          ...(kinds && { kinds: kinds.join(',') }),
          ...(out !== undefined && { out }),
        }),
      ),
  );
  server.registerTool(
    'explain_setting',
    {
      title: 'Explain a setting',
      description:
        'Finds settings of Power BI themes by place or words, with their names, valid values and values in a theme.',
      inputSchema: explainSetting,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ setting, theme: of }) =>
      runForAssistant((warn) => explain(setting, { ...ground, warn, ...(of && prepareTheme(of)) })),
  );
}
