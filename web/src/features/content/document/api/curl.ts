import type { ApiOperation } from './reference';

/** Formats the example of an operation as a curl command. */
export function formatCurl(call: ApiOperation, base: string) {
  const { method, path, needsToken, needsStepUp, sends, takes } = call;
  const url = base + fillPath(path, sends.parameters) + buildQuery(takes, sends.parameters);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    ...(needsToken ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(needsStepUp ? [`-H "X-Step-Up: $STEP_UP_TOKEN"`] : []),
    ...('body' in sends
      ? [`-H 'Content-Type: application/json'`, `-d '${escapeQuotes(JSON.stringify(sends.body))}'`]
      : []),
  ].join(' \\\n  ');
}

type Values = ApiOperation['sends']['parameters'];

const fillPath = (path: string, values: Values) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

function buildQuery(takes: ApiOperation['takes'], values: Values): string {
  const query = new URLSearchParams(
    takes.flatMap(({ name, place }) =>
      place === 'query' && values[name] !== undefined ? [[name, String(values[name])]] : [],
    ),
  );
  return query.size > 0 ? `?${query}` : '';
}

/** Escapes apostrophes, which would end a text in single quotes. */
const escapeQuotes = (text: string) => text.replaceAll("'", "'\\''");
