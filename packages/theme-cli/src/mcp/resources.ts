import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { MORE_VISUALS, VISUALS } from '@flexa/theme-engine/model';
import { listProperties } from '@flexa/theme-engine/settings';
import { Failure } from '../failure';
import { listDecisions, listPresets } from '../lists';

const NAMES = ['*', 'page', ...Object.keys(VISUALS), ...Object.keys(MORE_VISUALS)];

const createJsonContent = (uri: URL, value: object) => ({
  contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(value) }],
});

export function addResources(server: McpServer) {
  server.registerResource(
    'presets',
    'flexa-theme://presets',
    {
      title: 'Presets',
      description: 'The themes that a recipe can start from, and their colours',
      mimeType: 'application/json',
    },
    (uri) => createJsonContent(uri, listPresets()),
  );
  server.registerResource(
    'recipe',
    'flexa-theme://recipe',
    {
      title: 'Recipe',
      description: 'The decisions of a recipe, what each is, and what the preset Meridian has',
      mimeType: 'application/json',
    },
    (uri) => createJsonContent(uri, { decisions: listDecisions() }),
  );
  server.registerResource(
    'settings',
    new ResourceTemplate('flexa-theme://settings/{visual}', {
      list: undefined,
      complete: {
        visual: (begun) =>
          NAMES.filter((name) => name.toLowerCase().startsWith(begun.toLowerCase())),
      },
    }),
    {
      title: 'Settings of a visual',
      description: 'Every setting of a kind of visual, by its name in Power BI; * for all visuals',
      mimeType: 'application/json',
    },
    (uri, { visual }) => {
      const name = decodeURIComponent(String(visual));
      const settings = listProperties(name).map(({ at, label, card, type }) => ({
        at,
        label,
        card,
        type,
      }));
      if (settings.length === 0) throw new Failure(`${name}: Power BI has no visual of this name`);
      return createJsonContent(uri, settings);
    },
  );
}
