import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const createUserMessage = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

export function addPrompts(server: McpServer) {
  server.registerPrompt(
    'brand_theme',
    {
      title: 'Theme of a brand',
      description: 'A theme of some brand colours that passes every check',
      argsSchema: {
        colors: z.string().describe('Brand colours, as "#0b5fff, #ffb000"'),
        page: z.string().optional().describe('light or dark'),
        out: z.string().optional().describe('Path for the theme'),
      },
    },
    ({ colors, page = 'light', out = 'theme.json' }) =>
      createUserMessage(
        `Make a Power BI theme for a ${page} page of these brand colours: ${colors}. Use make_theme with brand (one to three of them, the main one first), page and out: ${out}. Then use check_theme on it. Say which of the brand's colours had to change and why; make_theme lists them.`,
      ),
  );
  server.registerPrompt(
    'follow_theme',
    {
      title: 'Make a report follow a theme',
      description: 'The changes first, then the report in the theme',
      argsSchema: {
        report: z.string().describe('Project folder, zip or .pbix'),
        theme: z.string().describe('Path of a theme or recipe'),
      },
    },
    ({ report, theme }) =>
      createUserMessage(
        `Make the Power BI report ${report} follow the theme ${theme}. Use check_theme on the theme first and stop if it has errors. Then use retheme_report as a dry run, sum up its changes by page and name those that I could mind. Write them with dry_run false once I agree.`,
      ),
  );
  server.registerPrompt(
    'readable_theme',
    {
      title: 'Make a theme readable',
      description: 'Fixes contrast that is too low, and nothing else',
      argsSchema: { theme: z.string().describe('Path of a theme or recipe') },
    },
    ({ theme }) =>
      createUserMessage(
        `Use check_theme on ${theme}. For each contrast that is too low, find the setting with explain_setting, change it to the nearest colour that passes, and change nothing else. Show each colour before and after with its contrast, and ask me before you write the theme with make_theme.`,
      ),
  );
}
