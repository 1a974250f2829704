import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Failure } from '../failure';
import type { FindValidator } from '../microsoft';
import { addPrompts } from './prompts';
import { addResources } from './resources';
import { addTools } from './tools';

const INSTRUCTIONS =
  'Themes of Power BI reports: make and check them, and make reports follow them. Works offline, only on files of one folder. Colours are #rrggbb in lower case.';

/** Serves the tools over standard input and output, on the files of one folder. */
export async function serve(folder: string, version: string, validator: FindValidator) {
  const root = resolve(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Failure(`mcp: ${folder}: no such folder`);
  }
  const server = new McpServer(
    { name: 'flexa-theme', title: 'Flexa themes', version },
    { instructions: INSTRUCTIONS },
  );
  addTools(server, root, validator);
  addPrompts(server);
  addResources(server);
  await server.connect(new StdioServerTransport());
}
