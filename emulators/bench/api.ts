import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { composeHandlers } from '@flexa/functions/compose';
import { createApp } from '@flexa/functions/http/app';
import { parseConfig } from '@flexa/functions/platform/config';
import { createPlatform } from '@flexa/functions/platform/platform';
import { testEnvironment } from '@flexa/functions/platform/test-environment';
import { HOST } from '../stack/addresses';
import { compareColdStarts } from './cold-starts';
import { computePercentile } from './percentile';

/**
 * `npm run bench:api` compares one operation that needs no database, through the whole API, with a bare handler of the
 * functions framework that answers the same bytes. Fails above the ratio that docs/performance.md allows. Then it
 * compares cold starts with those of the commit before, or of another one: `npm run bench:api -- COMMIT`.
 */
const WARM_UP = 500;
const RUNS = 4000;
const RATIO_MAX = 1.3;
const PATH = '/api/v1/licenses/jwks.json';

interface Contender {
  name: string;
  port: number;
  times: number[];
}

async function listen(name: string): Promise<{ contender: Contender; close: () => void }> {
  const server = getTestServer(name).listen(0, HOST);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { contender: { name, port, times: [] }, close: () => server.close() };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function sendRequest(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: HOST, port, path: PATH, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function runBenchmark(listener: ReturnType<typeof getRequestListener>): Promise<boolean> {
  http('portal', (request, response) => {
    void listener(request, response);
  });
  const portal = await listen('portal');
  const body = await sendRequest(portal.contender.port);
  http('bare', (_, response) => {
    response.type('application/json').send(body);
  });
  const bare = await listen('bare');
  const contenders = [bare.contender, portal.contender];

  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    // Alternating, so that other load on the machine affects both alike.
    for (const { port, times } of run % 2 ? contenders : [...contenders].reverse()) {
      const start = performance.now();
      const answer = await sendRequest(port);
      if (run >= WARM_UP) times.push(performance.now() - start);
      if (answer !== body) throw new Error(`Unexpected answer: ${answer}`);
    }
  }
  for (const { close } of [portal, bare]) close();

  console.log(`GET ${PATH}, ${RUNS} requests each, alternating, one connection\n`);
  console.log(`${''.padEnd(32)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}`);
  const rows = [
    ['bare functions-framework handler', bare.contender],
    ['the API', portal.contender],
  ] as const;
  for (const [title, { times }] of rows) {
    const cells = [computePercentile(times, 50), computePercentile(times, 99)];
    console.log(title.padEnd(32) + cells.map((ms) => ms.toFixed(3).padStart(10)).join(''));
  }
  const ratio =
    computePercentile(portal.contender.times, 50) / computePercentile(bare.contender.times, 50);
  console.log(`\np50 ratio ${ratio.toFixed(2)}, allowed ${RATIO_MAX}`);
  return ratio <= RATIO_MAX;
}

const app = initializeApp({ projectId: 'demo-bench' }, 'bench');
try {
  const platform = createPlatform(parseConfig(testEnvironment('demo-bench')), app);
  const { fetch } = createApp(platform, composeHandlers(platform));
  const listener = getRequestListener(fetch);
  if (!(await runBenchmark(listener))) process.exitCode = 1;
} finally {
  agent.destroy();
  await deleteApp(app);
}
await compareColdStarts(process.argv[2] ?? 'HEAD~1');
