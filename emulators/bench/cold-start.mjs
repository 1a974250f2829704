// Prints the seconds that a fresh process of one function needs to import the functions' code, and until its first
// answer. cold-starts.ts runs it.
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

const [, , main = '', method = '', path = '', status = ''] = process.argv;
const name = process.env.FUNCTION_TARGET ?? '';

// The framework is loaded by now, as it is before a deployed function.
const cpu = process.cpuUsage();
const wall = performance.now();
const readSeconds = () => {
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1000 };
};

// The framework also chooses by the extension.
const functions = main.endsWith('.cjs')
  ? createRequire(import.meta.url)(main)
  : await import(pathToFileURL(main).href);
const imported = readSeconds();

http(name, functions[name]);
const server = getTestServer(name).listen(0, '127.0.0.1', () => {
  const sent = request(
    { host: '127.0.0.1', port: server.address().port, method, path },
    (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode !== Number(status)) {
          throw new Error(`${name} answers ${answer.statusCode}`);
        }
        console.log(JSON.stringify({ imported, answered: readSeconds() }));
        process.exit();
      });
    },
  );
  sent.end();
});
